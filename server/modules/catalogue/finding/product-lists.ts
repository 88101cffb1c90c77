import { type SQL, sql } from 'drizzle-orm';
import type { ProductCard } from '#domain/catalogue/product.ts';
import type { Beside } from '#domain/listing/list-extent.ts';
import { NUMBERED_PAGES } from '#domain/listing/pagination.ts';
import type { ProductFilter, ProductQuery } from '#domain/listing/product-filter.ts';
import type { ProductOrder } from '#domain/listing/screens.ts';
import type { Query } from '#server/platform/database/query.ts';
import { type CardRow, cardColumns, cardTables, toCard } from './card-rows.ts';
import { besideConditions, besideProduct, orderBy } from './list-keys.ts';
import { productConditions } from './product-conditions.ts';
import type { ProductList } from './product-finder.ts';

/** In a large catalogue, counting stops above this number of products. */
export const COUNTED = 1000;

/** Most products of a list to count. A list with no more has a number for each of its pages. */
const countedAtMost = (limit: number) => Math.max(COUNTED, NUMBERED_PAGES * limit);

/** Cards of the products whose ids a statement over `products p` selects, in its order. */
export async function cardsOf(query: Query, ids: SQL): Promise<ProductCard[]> {
  const rows = await query<CardRow>(sql`
    select ${cardColumns} from (select id, row_number() over () as place from (${ids}) listed) l
    join ${cardTables} on p.id = l.id order by l.place`);
  return rows.map(toCard);
}

/** One page of a list without a term, and the size of the list; a large catalogue is counted only up to a limit. */
export async function listProducts(
  query: Query,
  productQuery: ProductQuery,
  isLarge: boolean,
): Promise<ProductList> {
  const { filter, limit, offset, beside } = productQuery;
  if (beside) return listBeside(query, productQuery, beside, isLarge);
  const most = countedAtMost(limit);
  const [items, counted] = await Promise.all([
    isLarge && offset >= most ? [] : cardsOf(query, pageIds(productQuery)),
    countProducts(query, filter, isLarge ? most : null),
  ]);
  const isLastNumbered = counted.isMore && offset + limit >= NUMBERED_PAGES * limit;
  return {
    items,
    ...counted,
    nextAfter: isLastNumbered ? (items.at(-1)?.id ?? null) : null,
    previousBefore: null,
  };
}

/** Orders that have an index in which each category lies together. */
const ORDERED_IN_CATEGORIES: ReadonlySet<ProductOrder> = new Set<ProductOrder>([
  'sold',
  'created',
  'price-ascending',
  'price-descending',
  'rating',
  'discount',
]);

/** The ids of one page. */
function pageIds({ filter, order, limit, offset }: ProductQuery): SQL {
  const ordered = sql`order by ${orderBy(order)}`;
  const part = sql`${ordered} limit ${limit} offset ${offset}`;
  const { categoryIds, ...others } = filter;
  if (categoryIds && categoryIds.length > 1 && ORDERED_IN_CATEGORIES.has(order)) {
    // Takes from each category as many as the page could need: the index is in order within a category, but
    // not across several.
    return sql`select p.id from unnest(${sql.param([...categoryIds])}::integer[]) category, lateral (
        select p.* from listed_products p where p.category_id = category and ${productConditions(others)}
        ${ordered} limit ${offset + limit}
      ) p ${part}`;
  }
  return sql`select p.id from listed_products p where ${productConditions(filter)} ${part}`;
}

/** How many products a filter lets through; counting stops above `most`. */
async function countProducts(
  query: Query,
  filter: ProductFilter,
  most: number | null,
): Promise<{ total: number; isMore: boolean }> {
  const [row] = await query<{ total: number }>(sql`
    select count(*)::int as total from (
      select 1 from listed_products p where ${productConditions(filter)}
      limit ${most === null ? null : most + 1}
    ) counted`);
  const total = row?.total ?? 0;
  return most !== null && total > most ? { total: COUNTED, isMore: true } : { total, isMore: false };
}

/** The part of a list after or before a product; empty for a product that does not exist. */
async function listBeside(
  query: Query,
  { filter, order, limit }: ProductQuery,
  beside: Beside,
  isLarge: boolean,
): Promise<ProductList> {
  const isBackwards = 'before' in beside;
  const ordered = sql`order by ${orderBy(order, isBackwards)}`;
  // Reads one more than is shown, to know whether there is another page.
  const branches = besideConditions(order, isBackwards).map(
    (range, place) => sql`(select p.id, ${place}::int as range, row_number() over (${ordered}) as place
      from listed_products p where ${productConditions(filter)} and ${range} ${ordered} limit ${limit + 1})`,
  );
  const [counted, found] = await Promise.all([
    countProducts(query, filter, isLarge ? countedAtMost(limit) : null),
    cardsOf(
      query,
      sql`with ${besideProduct(order, beside)}
        select id from (${sql.join(branches, sql` union all `)}) ranges order by range, place limit ${limit + 1}`,
    ),
  ]);
  const hasFurther = found.length > limit;
  const items = isBackwards ? found.slice(0, limit).reverse() : found.slice(0, limit);
  const [first, last] = [items[0]?.id ?? null, items.at(-1)?.id ?? null];
  return {
    items,
    ...counted,
    nextAfter: isBackwards || hasFurther ? last : null,
    previousBefore: isBackwards && !hasFurther ? null : first,
  };
}
