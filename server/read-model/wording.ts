import { isIndexed, LOOKED_THROUGH } from '../catalogue/product-conditions.ts';
import { eachDescribed } from './described-words.ts';
import { areFew, countMarks, keepMarked, type Marks, noMarks } from './marks.ts';
import { keepWhere, type Narrow } from './matching.ts';
import { mostNamesHolding, nameHolds, namesHolding } from './names-with.ts';
import type { Segment } from './segment.ts';

/** Keeps products with all of some words in their names or descriptions. */
export function keepWording(words: readonly string[]): Narrow {
  return (segment, marks) => {
    // The rarest first: then few names are left to be looked into for the others.
    const rarestFirst = words.map((word) => described(segment, word)).sort((a, b) => a.most - b.most);
    for (const word of rarestFirst) keepWord(segment, marks, word);
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

function keepWord(segment: Segment, marks: Marks, { word, inDescription: found }: Described): void {
  if (areFew(countMarks(marks), segment.size)) {
    const isInName = nameHolds(segment, [word]);
    keepWhere(marks, (ordinal) => found[ordinal] === 1 || isInName(ordinal));
    return;
  }
  for (const ordinal of namesHolding(segment, word)) found[ordinal] = 1;
  keepMarked(marks, found);
}
