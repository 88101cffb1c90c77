import { sql } from 'drizzle-orm';
import type { Query } from '../database/query.ts';
import { facetCounts } from './facet-counts.ts';
import { orderBy } from './list-keys.ts';
import { containing, isIndexed, nameHolds, productConditions, productsFor } from './product-conditions.ts';
import type { ProductFinder } from './product-finder.ts';
import { cardsOf, listProducts } from './product-lists.ts';

/**
 * {@link ProductFinder} of PostgreSQL.
 * @param isLarge whether the catalogue is too large to count and look through to the end
 */
export function createSqlFinder(query: Query, isLarge: boolean): ProductFinder {
  return {
    list: (productQuery) => listProducts(query, productQuery, isLarge),
    facetCounts: (filter) => facetCounts(query, filter, isLarge),
    named: (term, limit) =>
      cardsOf(
        query,
        sql`select p.id from ${productsFor({ term }, isLarge)} where ${productConditions({ term })}
          order by ${orderBy('sold')} limit ${limit}`,
      ),
    mayBeDescribed: () => true,
    async related({ term, ...filter }, { patterns, limit, except }) {
      const tried = isLarge ? patterns.filter(isIndexed) : patterns;
      if (tried.length === 0) return [];
      return cardsOf(
        query,
        sql`select p.id from products p
          where ${nameHolds(tried)} and ${productConditions(filter)}
            and p.name not ilike ${containing(term)} and p.id <> all(${sql.param([...except])}::integer[])
          order by ${orderBy('sold')} limit ${limit}`,
      );
    },
  };
}
