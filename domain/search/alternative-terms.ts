import { synonymsOf } from './synonyms.ts';
import { type Vocabulary, wordsOf } from './vocabulary.ts';

/** Parts of a product's name, in this order with anything between them; lower case, never empty. */
export type NamePattern = readonly string[];

/** Other ways to find what a term means. */
export interface Alternatives {
  /** Synonyms of the term and of its words, and the term with misspelt words corrected. */
  near: NamePattern[];
  /** The term without words that no product has, else without one of its words: for when nothing else is found. */
  far: NamePattern[];
}

/** Alternatives of one kind that are tried at most. */
const MOST = 8;
/** A part of a name must be this long to mean something alone. */
const SHORTEST_PART = 3;

/**
 * Under what else a term may stand in the catalogue (P-SEARCH-4); nothing that the term itself finds.
 * @param vocabulary null when the words of the catalogue are not known yet: then only synonyms.
 */
export function alternativeTerms(term: string, vocabulary: Vocabulary | null): Alternatives {
  const lower = term.toLowerCase();
  const near = new Set(synonymsOf(lower));
  for (const word of wordsOf(lower)) {
    for (const synonym of synonymsOf(word))
      near.add(replaceWords(lower, (found) => (found === word ? synonym : found)));
  }
  if (vocabulary) {
    for (const corrected of correctedTerms(lower, vocabulary)) {
      near.add(corrected);
      for (const synonym of synonymsOf(corrected)) near.add(synonym);
    }
  }
  // Names that hold one of which the term is a part hold the term.
  const others = [...near].filter((found) => !found.includes(lower));
  return {
    near: others.slice(0, MOST).map((found) => [found]),
    far: vocabulary ? shortened(lower, vocabulary).slice(0, MOST) : [],
  };
}

function replaceWords(text: string, replace: (word: string, place: number) => string): string {
  let place = -1;
  return text.replace(/[\p{L}\p{N}]+/gu, (word) => {
    place += 1;
    return replace(word, place);
  });
}

/** The term with each unknown word replaced by one that may have been meant: the likeliest first, and the term itself. */
function correctedTerms(lower: string, vocabulary: Vocabulary): string[] {
  const words = wordsOf(lower);
  const choices = words.map((word, place) => {
    if (vocabulary.has(word)) return [word];
    const meant = [...vocabulary.neighbours(word), vocabulary.split(word) ?? []].flat();
    if (meant.length === 0 && place === words.length - 1) meant.push(...vocabulary.beginnings(word));
    return meant.length > 0 ? meant : [word];
  });
  return combinations(choices).map((chosen) => replaceWords(lower, (word, place) => chosen[place] ?? word));
}

/** Each way to choose one of every list, those of the first ones first; no more than are tried. */
function combinations(choices: readonly (readonly string[])[]): string[][] {
  return choices.reduce<string[][]>(
    (found, choice) => found.flatMap((chosen) => choice.map((word) => [...chosen, word])).slice(0, MOST),
    [[]],
  );
}

/** The term with its unknown words left out; if all are known, each way to leave out one of several. */
function shortened(lower: string, vocabulary: Vocabulary): NamePattern[] {
  const corrected = replaceWords(lower, (word) => vocabulary.correct(word) ?? word);
  const words = wordsOf(corrected);
  if (words.some((word) => !vocabulary.has(word))) {
    return meaningful([without(corrected, (word) => !vocabulary.has(word))]);
  }
  if (words.length < 2) return [];
  return meaningful(words.map((_, left) => without(corrected, (_word, place) => place === left)));
}

function meaningful(patterns: NamePattern[]): NamePattern[] {
  return patterns.filter((pattern) => pattern.some((part) => part.length >= SHORTEST_PART));
}

/** What stands around the words that are left out. */
function without(text: string, isLeftOut: (word: string, place: number) => boolean): NamePattern {
  const gaps = replaceWords(text, (word, place) => (isLeftOut(word, place) ? '\0' : word));
  return gaps.split('\0').flatMap((part) => part.trim() || []);
}
