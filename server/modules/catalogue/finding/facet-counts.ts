import { sql } from 'drizzle-orm';
import {
  type CountsUnknown,
  countFacets,
  type FacetCounts,
  type FacetFacts,
  facetsOf,
  sellerTypeBits,
  withoutFacets,
} from '#domain/listing/facet-counts.ts';
import type { ProductFilter } from '#domain/listing/product-filter.ts';
import { SELLER_TYPES } from '#domain/listing/screens.ts';
import type { Result } from '#domain/result.ts';
import type { Query } from '#server/platform/database/query.ts';
import { productConditions, SELLER_CONDITIONS, SERVICE_CONDITIONS } from './product-conditions.ts';
import { COUNTED } from './product-lists.ts';

const TYPE_BITS = sql.join(
  SELLER_TYPES.map(
    (type) => sql`case when ${SELLER_CONDITIONS[type]} then ${sellerTypeBits([type])}::int else 0 end`,
  ),
  sql` + `,
);

/**
 * Counts for the filter panel of a list without a term from PostgreSQL, in one pass over what the filter's other parts leave. No index
 * covers it, so it stops at the limit for totals in a large catalogue; then there are no counts.
 */
export async function facetCounts(
  query: Query,
  filter: ProductFilter,
  isLarge: boolean,
): Promise<Result<FacetCounts, CountsUnknown>> {
  const others = withoutFacets(filter);
  const rows = await query<FacetFacts & { count: number }>(sql`
    select p.category_id as "categoryId", greatest(0, least(5, floor(p.rating)))::int as stars,
      ${TYPE_BITS} as "sellerTypes", p.option_words as "optionWords", p.location,
      ${SERVICE_CONDITIONS.cod} as "isCod", ${SERVICE_CONDITIONS['free-shipping']} as "isFreeShipping",
      count(*)::int as count
    from (
      select p.category_id, p.rating, p.seller_id, p.option_words, p.location, p.tag_ids, p.is_free_shipping
      from listed_products p
      where ${productConditions(others)} limit ${COUNTED + 1}
    ) p join sellers s on s.id = p.seller_id
    group by 1, 2, 3, 4, 5, 6, 7`);
  const total = rows.reduce((sum, { count }) => sum + count, 0);
  if (total > COUNTED) return { ok: false, error: isLarge ? 'too-many' : 'not-yet' };
  const groups = rows.map(({ count, ...facts }) => ({ ...facetsOf(facts), count }));
  return { ok: true, value: countFacets(groups, filter) };
}
