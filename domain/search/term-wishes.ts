import { audienceOf } from './audiences.ts';
import { NO_WISHES, type Wishes, wishAt } from './wishes.ts';
import { searchWords } from './words.ts';

/** One wish of a term, and the term without it. */
export interface TermWish {
  wish: Wishes;
  /** Empty when the term is nothing else. */
  without: string;
}

/** The wishes of a term one by one, each with the term without it (P-SEARCH-8). */
export function termWishes(term: string, wishes: Wishes): TermWish[] {
  return singleWishes(wishes).map((wish) => ({ wish, without: termWithout(term, wish) }));
}

/** A term without the words of some wishes, normalised as for search. */
export function termWithout(term: string, wishes: Wishes): string {
  const words = searchWords(term);
  const rest: string[] = [];
  for (let at = 0; at < words.length; ) {
    const word = words[at] ?? '';
    const found = wishAt(words, at);
    const audience = audienceOf(word);
    const read = found ? found.read(NO_WISHES) : { ...NO_WISHES, audiences: audience ? [audience] : [] };
    const length = found?.length ?? 1;
    if (!isShared(read, wishes)) rest.push(...words.slice(at, at + length));
    at += length;
  }
  return rest.join(' ');
}

/** In the order in which the page names them. */
function singleWishes({ order, properties, audiences, official, minPrice, maxPrice }: Wishes): Wishes[] {
  return [
    ...(order === null ? [] : [{ ...NO_WISHES, order }]),
    ...properties.map((property) => ({ ...NO_WISHES, properties: [property] })),
    ...audiences.map((audience) => ({ ...NO_WISHES, audiences: [audience] })),
    ...(official ? [{ ...NO_WISHES, official }] : []),
    ...(minPrice === null ? [] : [{ ...NO_WISHES, minPrice }]),
    ...(maxPrice === null ? [] : [{ ...NO_WISHES, maxPrice }]),
  ];
}

/** Whether two have a kind of wish in common; of several orders in a term only the first counts, so all are one kind. */
function isShared(one: Wishes, other: Wishes): boolean {
  return (
    (one.order !== null && other.order !== null) ||
    one.properties.some((property) => other.properties.includes(property)) ||
    one.audiences.some((audience) => other.audiences.includes(audience)) ||
    (one.official && other.official) ||
    (one.minPrice !== null && other.minPrice !== null) ||
    (one.maxPrice !== null && other.maxPrice !== null)
  );
}
