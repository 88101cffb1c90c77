import { LRUCache } from 'lru-cache';
import type { Category } from '#domain/catalogue/product.ts';
import type { Knowledge } from '#domain/search/knowledge.ts';
import type { Lexicon } from '#domain/search/lexicon.ts';
import { Places } from '#domain/search/places.ts';
import { stemsOf } from '#domain/search/stems.ts';
import { takenLiterally, understand, understoodByWords } from '#domain/search/understand.ts';
import type { Understood } from '#domain/search/understood.ts';
import type { Vocabulary } from '#domain/search/vocabulary.ts';
import { searchWords } from '#domain/search/words.ts';
import type { ProductFinder } from './finding/product-finder.ts';

/** How long a read term is memoized, in ms: the list and the counts of one page ask for the same. */
const KEPT_MS = 2000;
const KEPT_TERMS = 200;

/** Dependencies of reading a term. */
export interface SearchMeans {
  readonly finder: ProductFinder;
  /** Null while the words of the catalogue are not loaded. */
  readonly vocabulary: Vocabulary | null;
  readonly categories: readonly Category[];
  readonly lexicon: Lexicon;
}

/** A term, and whether it is taken literally. */
export interface AskedTerm {
  readonly term?: string;
  readonly isLiteral?: true;
  /** The order that it wishes is ignored. */
  readonly isByRelevance?: true;
}

/** Reads terms. The same term twice in a short time is read once and gives the same object. */
export class TermReader {
  readonly #known = new LRUCache<string, Promise<Understood>>({ max: KEPT_TERMS, ttl: KEPT_MS });

  /** Forgets what was read, because the catalogue or its words have changed. */
  forget(): void {
    this.#known.clear();
  }

  /** What a term means; null without one. */
  async read(
    means: () => Promise<SearchMeans>,
    { term, isLiteral, isByRelevance }: AskedTerm,
  ): Promise<Understood | null> {
    if (term === undefined) return null;
    const key = `${isLiteral ? 'literal' : 'meant'} ${isByRelevance ? 'relevance' : 'wished'} ${term}`;
    const known = this.#known.get(key);
    if (known) return known;
    const read = isLiteral
      ? Promise.resolve(takenLiterally(term))
      : means()
          .then((known) => readTerm(known, term))
          .then((understood) => (isByRelevance ? withoutOrder(understood) : understood));
    this.#known.set(key, read);
    read.catch(() => this.#known.delete(key));
    return read;
  }
}

const withoutOrder = (understood: Understood): Understood => ({
  ...understood,
  wishes: { ...understood.wishes, order: null },
});

const knownPlaces = new WeakMap<readonly Category[], Places>();

function placesOf(categories: readonly Category[]): Places {
  const places = knownPlaces.get(categories) ?? new Places(categories);
  knownPlaces.set(categories, places);
  return places;
}

/** Most words of things to look up for a term. */
const MOST_MEANT = 20;

/**
 * Words that no name is known to have are looked up: a new product may have brought them, and of a very large catalogue
 * not all names are known.
 */
function wordsToLookUp(term: string, { vocabulary, lexicon }: SearchMeans): string[] {
  const typed = searchWords(term);
  const isKnown = (word: string) => vocabulary?.has(word) ?? false;
  const concepts = typed
    .flatMap((word, at) => [word, ...lexicon.phrasesAt(typed, at)])
    .flatMap((phrase) => lexicon.conceptOf(phrase) ?? []);
  const meant = vocabulary
    ? concepts
        .map(({ words, narrower }) => [...words, ...narrower])
        .filter((words) => !words.some(isKnown))
        .flat()
    : [];
  const own = typed
    .flatMap((word) => [word, ...stemsOf(word)])
    .filter((word) => !lexicon.conceptOf(word) && !isKnown(word));
  return [...new Set([...own, ...meant.slice(0, MOST_MEANT)])].filter((word) => !word.includes(','));
}

async function readTerm(means: SearchMeans, term: string): Promise<Understood> {
  const { finder, vocabulary, categories, lexicon } = means;
  const unknown = wordsToLookUp(term, means);
  const standing = unknown.length > 0 ? await finder.standing(unknown) : null;
  const knowledge: Knowledge = {
    vocabulary,
    lexicon,
    places: placesOf(categories),
    knows: (word) => vocabulary?.has(word) || standing?.named.has(word) || false,
    describes: (word) => standing?.described.has(word) ?? false,
  };
  const understood = understand(term, knowledge);
  if (understood.isLacking && (await isNamed(finder, understood))) return { ...understood, isLacking: false };
  if ((await finder.answer(understood)).isAny) return understood;
  for (const isMost of [false, true]) {
    const byWords = understoodByWords(understood, knowledge, isMost);
    if (byWords && (await finder.answer(byWords)).isAny) return byWords;
  }
  return understood;
}

/** Whether a name contains a term of several words: then the shop has what it means. */
const isNamed = async (finder: ProductFinder, { term, words }: Understood) =>
  words.length > 1 && (await finder.answer(takenLiterally(term))).isAny;
