import type { ProductCard } from '#domain/catalogue/product.ts';
import type { ProductQuery } from '#domain/listing/product-filter.ts';
import { alternativeTerms } from '#domain/search/alternative-terms.ts';
import type { Vocabulary } from '#domain/search/vocabulary.ts';
import type { Catalogue, SearchResult } from './catalogue-interface.ts';
import type { ProductFinder, TermFilter } from './finding/product-finder.ts';

/** How many matches by other ways than the name are shown. */
const RELATED_LIMIT = 12;

/** What a search works with. */
export interface SearchMeans {
  readonly finder: ProductFinder;
  /** Null when the words of the catalogue are not known yet. */
  readonly vocabulary: Vocabulary | null;
}

/** Products whose name contains the term, and on the first page what matches in other ways (P-SEARCH-4). */
export async function searchProducts(means: SearchMeans, productQuery: ProductQuery): Promise<SearchResult> {
  const { filter, offset, beside } = productQuery;
  const list = await means.finder.list(productQuery);
  const { term } = filter;
  if (term === undefined || offset > 0 || beside) return { ...list, related: [] };
  const wanted = { limit: RELATED_LIMIT, named: list.total };
  return { ...list, related: await relatedMatches(means, { ...filter, term }, wanted) };
}

/** Suggestions for what is typed, at most `limit` in all, matches by name first. */
export async function suggestProducts(
  means: SearchMeans,
  term: string,
  limit: number,
): Promise<Awaited<ReturnType<Catalogue['suggestions']>>> {
  if (term === '') return { matches: [], related: [] };
  const matches = await means.finder.named(term, limit);
  const wanted = { limit: limit - matches.length, named: matches.length };
  return { matches, related: wanted.limit > 0 ? await relatedMatches(means, { term }, wanted) : [] };
}

/**
 * Matches in other ways than by name, nearest first: by synonym or corrected word; when there is nothing else, by a
 * shortened term; then by description (P-SEARCH-4).
 * @param named how many products match by name
 */
async function relatedMatches(
  { finder, vocabulary }: SearchMeans,
  filter: TermFilter,
  { limit, named }: { limit: number; named: number },
): Promise<ProductCard[]> {
  const { near, far } = alternativeTerms(filter.term, vocabulary);
  let found = await finder.related(filter, { patterns: near, limit, except: [] });
  if (named + found.length === 0) found = await finder.related(filter, { patterns: far, limit, except: [] });
  if (found.length >= limit) return found;
  const except = found.map(({ id }) => id);
  return [...found, ...(await finder.described(filter, { limit: limit - found.length, except }))];
}
