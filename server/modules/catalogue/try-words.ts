import { Lexicon } from '#domain/search/lexicon.ts';
import type { WordsEntry } from '#domain/search/words-row.ts';
import type { Query } from '#server/platform/database/query.ts';
import { createSqlFinder } from './read-model/sql-finder.ts';
import { searchProducts } from './search.ts';
import { type SearchMeans, TermReader } from './term-reader.ts';
import { loadWords } from './words/load-words.ts';

/** What a term finds. */
interface FoundByTerm {
  total: number;
  /** The first ones. */
  products: { id: number; name: string }[];
}

/** What a term finds with the words as they are, and as they would be. */
export interface WordsTrial {
  term: string;
  before: FoundByTerm;
  after: FoundByTerm;
}

/** Products of each side. */
const FIRST = 10;

/**
 * Searches for a term with other words than the shop's. Both sides are found by PostgreSQL, because what is in memory was
 * read with the present words.
 */
export async function tryWords(
  {
    query,
    isLarge,
    ...known
  }: { query: Query; isLarge: boolean } & Pick<SearchMeans, 'vocabulary' | 'categories'>,
  term: string,
  entries: readonly WordsEntry[],
): Promise<WordsTrial> {
  const find = async (words: readonly WordsEntry[]): Promise<FoundByTerm> => {
    const lexicon = new Lexicon(words);
    const means = { finder: createSqlFinder(query, lexicon, isLarge), lexicon, ...known };
    const terms = new TermReader();
    const { items, total } = await searchProducts(
      { means: async () => means, read: (asked) => terms.read(async () => means, asked) },
      { filter: { term }, order: 'list-position', limit: FIRST, offset: 0 },
    );
    return { total, products: items.map(({ id, name }) => ({ id, name })) };
  };
  return { term, before: await find(await loadWords(query)), after: await find(entries) };
}
