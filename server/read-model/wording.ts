import { isIndexed, LOOKED_THROUGH } from '../catalogue/product-conditions.ts';
import { eachDescribed } from './described-words.ts';
import { keepMarked, type Marks, noMarks, putMarks } from './marks.ts';
import { keepWhere, type Narrow } from './matching.ts';
import { mostNamesHolding, nameHolds, namesHolding } from './names-with.ts';
import type { Segment } from './segment.ts';

/** Keeps products with all of some words in their names or descriptions. */
export function keepWording(words: readonly string[]): Narrow {
  return (segment, marks) => {
    const [rarest, ...others] = words.map((word) => described(segment, word)).sort((a, b) => a.most - b.most);
    if (!rarest) return;
    keepMarked(marks, productsWith(segment, rarest));
    // Few are left to be looked into for the other words.
    const isInName = others.map(({ word }) => nameHolds(segment, [word]));
    keepWhere(marks, (ordinal) =>
      others.every(({ inDescription }, at) => inDescription[ordinal] === 1 || isInName[at]?.(ordinal)),
    );
  };
}

/** A word and where it stands. */
interface Described {
  readonly word: string;
  /** The products in whose descriptions it is, though not in their names. */
  readonly inDescription: Marks;
  /** How many products there are with it, at most. */
  readonly most: number;
}

function described(segment: Segment, word: string): Described {
  const inDescription = noMarks(segment.size);
  const below = isIndexed([word]) ? segment.size : LOOKED_THROUGH;
  let most = mostNamesHolding(segment, word);
  eachDescribed(segment.described, { part: word, below }, (ordinal) => {
    inDescription[ordinal] = 1;
    most += 1;
  });
  return { word, inDescription, most };
}

/** All products with a word; its own marks of descriptions become theirs. */
function productsWith(segment: Segment, { word, inDescription: found }: Described): Marks {
  putMarks(found, namesHolding(segment, word), 1);
  return found;
}
