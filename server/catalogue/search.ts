import { sql } from 'drizzle-orm';
import type { ProductCard } from '#domain/catalogue/product.ts';
import type { ProductQuery } from '#domain/listing/product-filter.ts';
import { alternativeTerms } from '#domain/search/alternative-terms.ts';
import { type Vocabulary, wordsOf } from '#domain/search/vocabulary.ts';
import type { Query } from '../database/query.ts';
import type { Catalogue, SearchResult } from './catalogue.ts';
import { orderBy } from './list-keys.ts';
import { containing, productConditions, productsFor } from './product-conditions.ts';
import type { ProductFinder, TermFilter } from './product-finder.ts';
import { cardsOf } from './product-lists.ts';

/** How many matches by other ways than the name are shown. */
const RELATED_LIMIT = 12;
/** Of the products whose descriptions hold a word, only so many are looked at. */
const MOST_DESCRIPTIONS = 2000;

/** What a search works with. */
export interface SearchMeans {
  readonly finder: ProductFinder;
  /** For descriptions, which are in the database only. */
  readonly query: Query;
  /** Null when the words of the catalogue are not known yet. */
  readonly vocabulary: Vocabulary | null;
}

/** Products whose name contains the term, and on the first page what matches in other ways (ruling 20). */
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
 * shortened term; then by description (ruling 20).
 * @param named how many products match by name
 */
async function relatedMatches(
  { finder, query, vocabulary }: SearchMeans,
  filter: TermFilter,
  { limit, named }: { limit: number; named: number },
): Promise<ProductCard[]> {
  const { near, far } = alternativeTerms(filter.term, vocabulary);
  let found = await finder.related(filter, { patterns: near, limit, except: [] });
  if (named + found.length === 0) found = await finder.related(filter, { patterns: far, limit, except: [] });
  if (found.length >= limit || !finder.mayBeDescribed(filter.term)) return found;
  const except = found.map(({ id }) => id);
  return [...found, ...(await describedMatches(query, filter, { limit: limit - found.length, except }))];
}

/** Looks in the index for the longest word of the term only: many common parts would take it much longer. */
function describedMatches(
  query: Query,
  { term, ...filter }: TermFilter,
  { limit, except }: { limit: number; except: readonly number[] },
): Promise<ProductCard[]> {
  const longest = wordsOf(term).reduce((best, word) => (word.length > best.length ? word : best), '');
  return cardsOf(
    query,
    sql`select p.id from (
        select p.* from ${productsFor({ term: longest }, true)}
        where (p.short_description || ' ' || p.description) ilike ${containing(longest)} limit ${MOST_DESCRIPTIONS}
      ) p
      where concat(p.short_description, ' ', p.description) ilike ${containing(term)}
        and ${productConditions(filter)} and p.name not ilike ${containing(term)}
        and p.id <> all(${sql.param([...except])}::integer[])
      order by ${orderBy('sold')} limit ${limit}`,
  );
}
