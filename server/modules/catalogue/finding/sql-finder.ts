import { type SQL, sql } from 'drizzle-orm';
import { DESCRIBED_WORDS } from '#db/schema/catalogue.ts';
import { wordsOf } from '#domain/search/vocabulary.ts';
import type { Query } from '#server/platform/database/query.ts';
import { facetCounts } from './facet-counts.ts';
import { featuredProducts, recommendedProducts } from './home-lists.ts';
import { orderBy } from './list-keys.ts';
import { containing, isIndexed, nameHolds, productConditions, productsFor } from './product-conditions.ts';
import type { ProductFinder } from './product-finder.ts';
import { cardsOf, listProducts } from './product-lists.ts';
import { promotionFigures } from './promotion-figures.ts';

/** Of the products of a large catalogue whose descriptions may hold a term, only so many are looked at. */
const MOST_DESCRIPTIONS = 2000;
const DESCRIPTION = sql`(p.short_description || ' ' || p.description)`;

/**
 * {@link ProductFinder} of PostgreSQL.
 * @param isLarge whether the catalogue is too large to count and look through to the end
 */
export function createSqlFinder(query: Query, isLarge: boolean): ProductFinder {
  return {
    list: (productQuery) => listProducts(query, productQuery, isLarge),
    facetCounts: (filter) => facetCounts(query, filter, isLarge),
    featured: (limit) => featuredProducts(query, limit),
    recommended: (limit, now) => recommendedProducts(query, limit, now),
    promotionFigures: (now) => promotionFigures(query, now),
    named: (term, limit) =>
      cardsOf(
        query,
        sql`select p.id from ${productsFor({ term }, isLarge)} where ${productConditions({ term })}
          order by ${orderBy('sold')} limit ${limit}`,
      ),
    async related({ term, ...filter }, { patterns, limit, except }) {
      const tried = isLarge ? patterns.filter(isIndexed) : patterns;
      if (tried.length === 0) return [];
      const found = sql`select p.id, p.sold_count from products p
        where ${nameHolds(tried)} and ${productConditions(filter)}
          and p.name not ilike ${containing(term)} and p.id <> all(${sql.param([...except])}::integer[])`;
      // By the index of names: in the order of sales the first of a million that is left over may be very far.
      const ids = isLarge
        ? sql`with p as materialized (${found}) select p.id from p`
        : sql`select p.id from (${found}) p`;
      return cardsOf(query, sql`${ids} order by ${orderBy('sold')} limit ${limit}`);
    },
    described: ({ term, ...filter }, { limit, except }) =>
      cardsOf(
        query,
        sql`select p.id from ${perhapsDescribed(term, isLarge)}
          where ${DESCRIPTION} ilike ${containing(term)} and p.name not ilike ${containing(term)}
            and ${productConditions(filter)} and p.id <> all(${sql.param([...except])}::integer[])
          order by ${orderBy('sold')} limit ${limit}`,
      ),
  };
}

/**
 * `products p` whose descriptions may hold a term. Of a large catalogue those in which words begin like the term's, and
 * not more than can be looked at: to find them in the middle of words takes seconds there. A term that no index helps
 * to find is looked for among the best sold.
 */
function perhapsDescribed(term: string, isLarge: boolean): SQL {
  const indexed = wordsOf(term).filter((word) => isIndexed([word]));
  if (indexed.length === 0) return productsFor({ term }, true);
  if (!isLarge) return sql`products p`;
  const words = indexed.map((word) => `${word}:*`).join(' & ');
  return sql`(select * from products where ${DESCRIBED_WORDS} @@ ${words}::tsquery limit ${MOST_DESCRIPTIONS}) p`;
}
