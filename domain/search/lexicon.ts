import { CONCEPTS } from './concepts.ts';
import { placeOf } from './place-of.ts';
import { searchWords, withoutEchoes } from './words.ts';

/** A kind of thing, by whatever word shoppers use for it. */
export interface Concept {
  /** Words and phrases that mean the same, as {@link phraseOf} writes them. */
  readonly words: readonly string[];
  readonly narrower: readonly string[];
  /** Nearest things, for a shop that lacks the thing. */
  readonly near: readonly string[];
  /** Slugs of subcategories that contain nothing else. */
  readonly is: readonly string[];
  /** Slugs of subcategories that sell it beside other things. */
  readonly in: readonly string[];
  /** Whether it names a brand and not a thing. */
  readonly isMaker: boolean;
  /** What a brand stands for, if the shop lacks it; undefined for the goods of its places. */
  readonly goods: string | undefined;
  /** Whether it is given away, so that what suits depends on whom it is for. */
  readonly isGift: boolean;
}

const listOf = (text = '') => text.split(',').flatMap((part) => part.trim() || []);

/** Words as one phrase of the lexicon; a repeated word counts once. */
export const phraseOf = (words: readonly string[]) => withoutEchoes(words).join(' ');

const writtenPhrase = (text: string) => phraseOf(searchWords(text));

const concepts: readonly Concept[] = CONCEPTS.flatMap(({ words, each, makers, ...data }) =>
  (words === undefined ? listOf(each ?? makers).map((word) => [word]) : [listOf(words)]).map((same) => ({
    words: [...new Set(same.map(writtenPhrase))],
    narrower: listOf(data.narrower).map(writtenPhrase),
    near: listOf(data.near).map(writtenPhrase),
    is: listOf(data.is),
    in: listOf(data.in),
    isMaker: makers !== undefined,
    goods: data.goods,
    isGift: data.isGift ?? false,
  })),
);

const byWord = new Map(concepts.flatMap((concept) => concept.words.map((word) => [word, concept] as const)));

/** The concept that a word or phrase names; undefined without one. */
export const conceptOf = (phrase: string): Concept | undefined => byWord.get(phrase);

/** The phrases of several words by first word, the longest first. */
const phrases = new Map<string, string[][]>();
for (const phrase of concepts.flatMap(({ words, narrower, near }) => [...words, ...narrower, ...near])) {
  const words = phrase.split(' ');
  const [first = ''] = words;
  if (words.length > 1) phrases.set(first, [...(phrases.get(first) ?? []), words]);
}
for (const known of phrases.values()) known.sort((a, b) => b.length - a.length);

/** Length in words of the longest phrase of the lexicon at a position; 1 without one. */
export function phraseLength(words: readonly string[], at: number): number {
  const known = phrases.get(words[at] ?? '')?.find((phrase) => holdsAt(words, at, phrase));
  return known?.length ?? 1;
}

/** All phrases of the lexicon that start at a position. */
export function phrasesAt(words: readonly string[], at: number): string[] {
  const known = phrases.get(words[at] ?? '') ?? [];
  return known.filter((phrase) => holdsAt(words, at, phrase)).map((phrase) => phrase.join(' '));
}

/** Words of the phrases of the lexicon. */
export const phraseWords: ReadonlySet<string> = new Set([...phrases.values()].flat(2));

/** Whether a phrase of the lexicon covers a position. */
export function isInPhrase(words: readonly string[], at: number): boolean {
  return words.slice(0, at + 1).some((_, from) => {
    const length = phraseLength(words, from);
    return length > 1 && from + length > at;
  });
}

function holdsAt(words: readonly string[], at: number, phrase: readonly string[]): boolean {
  return phrase.every((word, step) => words[at + step] === word);
}

const sorted = [...byWord.keys()].sort();

/** All words and phrases of the lexicon that begin with what is half typed, in the order of their letters. */
export function completionsOf(typed: string): readonly string[] {
  const from = placeOf(typed, sorted);
  let to = from;
  while (sorted[to]?.startsWith(typed)) to += 1;
  return sorted.slice(from, to);
}

/** Single words of the lexicon: candidates for correcting a misspelt word. */
export const lexiconWords: readonly string[] = [
  ...new Set(concepts.flatMap(({ words }) => words.filter((word) => !word.includes(' ')))),
];
