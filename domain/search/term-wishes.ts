import type { Lexicon } from './lexicon.ts';
import { isEmptyWord } from './read-words.ts';
import { isPriced, NO_WISHES, type Wishes, wishAt } from './wishes.ts';

/** One wish of a term, and the term without it. */
export interface TermWish {
  readonly wish: Wishes;
  /** Empty when the term is nothing else. */
  readonly without: string;
}

/**
 * The wishes of a term one by one, in the order in which the page names them, each with the term without it
 * (P-SEARCH-8).
 *
 * @param words the term's words, normalised and respelt
 */
export const termWishes = (words: readonly string[], wishes: Wishes, lexicon: Lexicon): TermWish[] =>
  singleWishes(wishes).map((wish) => ({ wish, without: termWithout(words, wish, lexicon) }));

/** A term without the words of some wishes, and without words that say nothing. */
export function termWithout(words: readonly string[], wishes: Wishes, lexicon: Lexicon): string {
  const rest: string[] = [];
  for (let at = 0; at < words.length; ) {
    const found = wishAt(words, at, lexicon);
    const length = found?.length ?? lexicon.phraseLength(words, at);
    const audience = length === 1 ? lexicon.recipients.audienceIn(words[at] ?? '') : undefined;
    const read = found ? found.read(NO_WISHES) : { ...NO_WISHES, audiences: audience ? [audience] : [] };
    const own = words.slice(at, at + length);
    if (!isShared(read, wishes))
      rest.push(...own.filter((word) => found || length > 1 || !isEmptyWord(word)));
    at += length;
  }
  return rest.join(' ');
}

function singleWishes({ order, properties, audiences, official, minPrice, maxPrice }: Wishes): Wishes[] {
  return [
    ...(order === null ? [] : [{ ...NO_WISHES, order }]),
    ...properties.map((property) => ({ ...NO_WISHES, properties: [property] })),
    ...audiences.map((audience) => ({ ...NO_WISHES, audiences: [audience] })),
    ...(official ? [{ ...NO_WISHES, official }] : []),
    ...(minPrice !== null || maxPrice !== null ? [{ ...NO_WISHES, minPrice, maxPrice }] : []),
  ];
}

/** Whether two have a kind of wish in common; of several orders in a term only the first counts, so all are one kind. */
function isShared(one: Wishes, other: Wishes): boolean {
  return (
    (one.order !== null && other.order !== null) ||
    one.properties.some((property) => other.properties.includes(property)) ||
    one.audiences.some((audience) => other.audiences.includes(audience)) ||
    (one.official && other.official) ||
    (isPriced(one) && isPriced(other))
  );
}
