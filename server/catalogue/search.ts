import { type SQL, sql } from 'drizzle-orm';
import type { ProductCard } from '#domain/catalogue/product.ts';
import type { ProductFilter, ProductQuery } from '#domain/listing/product-filter.ts';
import { alternativeTerms, type Vocabulary, vocabularyOf } from '#domain/search/alternative-terms.ts';
import type { Query } from '../database/query.ts';
import type { SearchResult } from './catalogue.ts';
import { containing, ORDER_BY, productConditions } from './product-conditions.ts';
import { cardsWhere, listProducts } from './product-lists.ts';

/** How many matches by other ways than the name are shown. */
const RELATED_LIMIT = 12;
/** How long the words of the catalogue are kept before they are read again, in milliseconds. */
const VOCABULARY_FOR_MS = 60_000;

/** Reads the words of all product names, at most once a minute. */
export function createVocabularyReader(query: Query, clock: () => Date): () => Promise<Vocabulary> {
  let read: { at: number; words: Promise<Vocabulary> } | null = null;
  return () => {
    const now = clock().getTime();
    if (!read || now - read.at > VOCABULARY_FOR_MS) {
      const words = query<{ name: string }>(sql`select name from products`).then((rows) =>
        vocabularyOf(rows.map(({ name }) => name)),
      );
      // A failed reading must not be remembered for a minute.
      words.catch(() => {
        read = null;
      });
      read = { at: now, words };
    }
    return read.words;
  };
}

function relatedCondition(term: string, filter: ProductFilter, alternatives: readonly string[]): SQL {
  const { term: _, ...otherFilters } = filter;
  const ways = [
    sql`p.description ilike ${containing(term)}`,
    sql`p.short_description ilike ${containing(term)}`,
    ...alternatives.map((alternative) => sql`p.name ilike ${containing(alternative)}`),
  ];
  return sql`${productConditions(otherFilters)} and p.name not ilike ${containing(term)}
    and (${sql.join(ways, sql` or `)})`;
}

async function relatedMatches(
  query: Query,
  vocabulary: () => Promise<Vocabulary>,
  filter: ProductFilter & { term: string },
  limit: number,
): Promise<ProductCard[]> {
  const alternatives = alternativeTerms(filter.term, await vocabulary());
  return cardsWhere(query, {
    where: relatedCondition(filter.term, filter, alternatives),
    order: ORDER_BY.sold,
    limit,
  });
}

/** Products whose name contains the term, and on the first page what matches in other ways (ruling 20). */
export async function searchProducts(
  query: Query,
  vocabulary: () => Promise<Vocabulary>,
  productQuery: ProductQuery,
): Promise<SearchResult> {
  const { term } = productQuery.filter;
  const named = listProducts(query, productQuery);
  const related =
    term === undefined || productQuery.offset > 0
      ? Promise.resolve([])
      : relatedMatches(query, vocabulary, { ...productQuery.filter, term }, RELATED_LIMIT);
  const [{ items, total }, others] = await Promise.all([named, related]);
  return { items, total, related: others };
}

/** Suggestions for what is typed, at most `limit` in all, matches by name first. */
export async function suggestProducts(
  query: Query,
  vocabulary: () => Promise<Vocabulary>,
  term: string,
  limit: number,
): Promise<{ matches: ProductCard[]; related: ProductCard[] }> {
  if (term === '') return { matches: [], related: [] };
  const matches = await cardsWhere(query, {
    where: productConditions({ term }),
    order: ORDER_BY.sold,
    limit,
  });
  const left = limit - matches.length;
  return { matches, related: left > 0 ? await relatedMatches(query, vocabulary, { term }, left) : [] };
}
