import { isIndexed, LOOKED_THROUGH } from '../finding/product-conditions.ts';
import {
  BLANK,
  bytesFor,
  type DescribedWords,
  eachDescribed,
  mostDescribed,
  numberAt,
  type Standing,
  splitText,
  textsHolding,
} from './described-words.ts';
import { Growing, type TextColumn } from './growing.ts';
import { keepMarked, type Marks, markedOrdinals, noMarks, putMarks } from './marks.ts';
import type { Narrow } from './matching.ts';
import { mostNamesHolding, namesHolding } from './names-with.ts';
import type { Segment } from './segment.ts';

/** So many descriptions are gone through for a text, about a microsecond each (2026-11-22). */
const MOST_LOOKED_INTO = 2000;

/** Keeps products in whose descriptions a word is, but not in their names; a word without an index of the best sold. */
export function keepDescribed(word: string): Narrow {
  return (segment, marks) => {
    const places = textsHolding(segment.described.words, word);
    const below = isIndexed([word]) ? segment.size : LOOKED_THROUGH;
    const found = noMarks(segment.size);
    eachDescribed(segment.described, { places, below }, (ordinal) => {
      found[ordinal] = 1;
    });
    keepMarked(marks, found);
  };
}

/**
 * The ordinals of the first marked products whose descriptions hold a text, in lower case and with a word in it.
 * Looked into are the {@link MOST_LOOKED_INTO} best sold with its rarest word.
 */
export function firstDescribedAs(
  segment: Segment,
  text: string,
  { limit, marks }: { limit: number; marks: Marks },
): Uint32Array {
  const holds = descriptionHolds(segment.described, text);
  const first = new Growing((length) => new Uint32Array(length));
  let looked = 0;
  for (const ordinal of withRarestWord(segment, text)) {
    if (first.length === limit || looked === MOST_LOOKED_INTO) break;
    if (marks[ordinal] !== 1) continue;
    looked += 1;
    if (holds(ordinal)) first.push(ordinal);
  }
  return first.done();
}

/** The ordinals, ascending, of products with that word of a text that the fewest have; of the best sold if it has none. */
function withRarestWord(segment: Segment, text: string): Uint32Array {
  const { described, size } = segment;
  const [rarest] = wordsIn(described, splitText(text))
    .filter(({ word }) => isIndexed([word]))
    .map(({ word, places }) => ({
      word,
      places,
      most: mostDescribed(described, places) + mostNamesHolding(segment, word),
    }))
    .sort((a, b) => a.most - b.most);
  if (!rarest) return segment.orders.sold;
  const marks = noMarks(size);
  eachDescribed(described, { places: rarest.places, below: size }, (ordinal) => {
    marks[ordinal] = 1;
  });
  putMarks(marks, namesHolding(segment, rarest.word), 1);
  return markedOrdinals(marks);
}

type Split = ReturnType<typeof splitText>;

/** The words of a text, and the places of those that can be it in a description that holds the text. */
function wordsIn({ words }: DescribedWords, split: Split): { word: string; places: number[] }[] {
  const last = split.words.length - 1;
  return split.words.map((word, at) => {
    const standing: Standing = {
      atBeginning: at > 0 || split.gaps[0] !== '',
      atEnd: at < last || split.gaps[at + 1] !== '',
    };
    return { word, places: textsHolding(words, word, standing) };
  });
}

/** For each gap of a text 1 for those that can be it; null before and after the text if any can. */
function gapsIn({ gaps }: DescribedWords, split: Split): (Uint8Array | null)[] {
  const last = split.gaps.length - 1;
  return split.gaps.map((gap, at) =>
    gap === '' && (at === 0 || at === last)
      ? null
      : marked(gaps, textsHolding(gaps, gap, { atBeginning: at > 0, atEnd: at < last })),
  );
}

function marked({ starts }: TextColumn, places: readonly number[]): Uint8Array {
  const marks = new Uint8Array(starts.length - 1);
  for (const place of places) marks[place] = 1;
  return marks;
}

/** Tells of a product's ordinal whether its description holds a text, in lower case and with a word in it. */
export function descriptionHolds(described: DescribedWords, text: string): (ordinal: number) => boolean {
  const { texts, textStarts, words } = described;
  const split = splitText(text);
  const isWord = wordsIn(described, split).map(({ places }) => marked(words, places));
  const isGap = gapsIn(described, split);
  const [isFirst] = isWord;
  const fits = (gap: Uint8Array | null | undefined, place: number) => !gap || gap[place] === 1;
  /** Whether the other words follow, from a place in the texts on; `gap` stands before it. */
  const goesOn = (from: number, firstGap: number, end: number): boolean => {
    let [at, gap] = [from, firstGap];
    for (let step = 1; step < isWord.length; step += 1) {
      if (at === end || !fits(isGap[step], gap)) return false;
      const word = numberAt(texts, at);
      at += bytesFor(word);
      if (isWord[step]?.[word >>> 1] !== 1) return false;
      gap = BLANK;
      if ((word & 1) === 1) {
        gap = numberAt(texts, at);
        at += bytesFor(gap);
      }
    }
    return fits(isGap[isWord.length], gap);
  };
  return (ordinal) => {
    const end = textStarts[ordinal + 1] ?? 0;
    let at = textStarts[ordinal] ?? 0;
    let before = numberAt(texts, at);
    at += bytesFor(before);
    while (at < end) {
      const word = numberAt(texts, at);
      at += bytesFor(word);
      let after = BLANK;
      if ((word & 1) === 1) {
        after = numberAt(texts, at);
        at += bytesFor(after);
      }
      if (isFirst?.[word >>> 1] === 1 && fits(isGap[0], before) && goesOn(at, after, end)) return true;
      before = after;
    }
    return false;
  };
}
