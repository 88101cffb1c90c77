import { type SQL, sql } from 'drizzle-orm';
import { FEATURED_ABOVE_SOLD, FEATURED_FROM_RATING } from '#domain/catalogue/list-rules.ts';
import type { ProductCard } from '#domain/catalogue/product.ts';
import { startOfJakartaDay } from '#domain/format.ts';
import { NUMBERED_PAGES } from '#domain/listing/pagination.ts';
import type { ProductQuery } from '#domain/listing/product-filter.ts';
import type { Query } from '../database/query.ts';
import { type CardRow, cardColumns, cardTables, toCard } from './card-rows.ts';
import type { ProductList } from './catalogue.ts';
import { besideConditions, orderBy } from './list-keys.ts';
import { productConditions } from './product-conditions.ts';

/** A list with more products than this is not counted to its end in a large catalogue. */
const COUNTED = 1000;

/** Cards of the products whose ids a statement over `products p` selects, in its order. */
export async function cardsOf(query: Query, ids: SQL): Promise<ProductCard[]> {
  const rows = await query<CardRow>(sql`
    select ${cardColumns} from (select id, row_number() over () as place from (${ids}) listed) l
    join ${cardTables} on p.id = l.id order by l.place`);
  return rows.map(toCard);
}

/** One page of a list, and how much of the list there is; a large catalogue is counted only so far. */
export async function listProducts(
  query: Query,
  productQuery: ProductQuery,
  isLarge: boolean,
): Promise<ProductList> {
  if (productQuery.beside) return listBeside(query, productQuery, isLarge);
  const { filter, order, limit, offset } = productQuery;
  const where = productConditions(filter, isLarge);
  const isLastNumbered = isLarge && offset + limit >= NUMBERED_PAGES * limit;
  const isNumbered = !isLarge || offset < NUMBERED_PAGES * limit;
  const [items, counted] = await Promise.all([
    isNumbered
      ? cardsOf(
          query,
          sql`select p.id from products p where ${where} order by ${orderBy(order)} limit ${limit} offset ${offset}`,
        )
      : [],
    countProducts(query, where, isLarge ? Math.max(COUNTED, NUMBERED_PAGES * limit) : null),
  ]);
  return {
    items,
    ...counted,
    nextAfter: counted.isMore && isLastNumbered ? (items.at(-1)?.id ?? null) : null,
    previousBefore: null,
  };
}

/** How many products meet a condition; counting stops when there are more than `most`. */
async function countProducts(
  query: Query,
  where: SQL,
  most: number | null,
): Promise<{ total: number; isMore: boolean }> {
  const [row] = await query<{ total: number }>(sql`
    select count(*)::int as total from (
      select 1 from products p where ${where} limit ${most === null ? null : most + 1}
    ) counted`);
  const total = row?.total ?? 0;
  return most !== null && total > most ? { total: COUNTED, isMore: true } : { total, isMore: false };
}

/** The part of a list that follows a product or stands before it; empty for a product that is not there. */
async function listBeside(
  query: Query,
  { filter, order, limit, beside }: ProductQuery,
  isLarge: boolean,
): Promise<ProductList> {
  const where = productConditions(filter, isLarge);
  const counting = countProducts(query, where, isLarge ? Math.max(COUNTED, NUMBERED_PAGES * limit) : null);
  const conditions = beside ? await besideConditions(query, order, beside) : null;
  const counted = await counting;
  if (!beside || !conditions) return { items: [], ...counted, nextAfter: null, previousBefore: null };
  const isBackwards = 'before' in beside;
  // One more than is shown tells whether there is another page.
  const branches = conditions.map(
    (range, place) => sql`(select p.id, ${place}::int as range,
      row_number() over (order by ${orderBy(order, isBackwards)}) as place
      from products p where ${where} and ${range} order by ${orderBy(order, isBackwards)} limit ${limit + 1})`,
  );
  const found = await cardsOf(
    query,
    sql`select id from (${sql.join(branches, sql` union all `)}) beside order by range, place limit ${limit + 1}`,
  );
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

/** 'Produk Unggulan': rating at least 4.5 or more than 1000 sold, the best rated first (spec 9). */
export function featuredProducts(query: Query, limit: number): Promise<ProductCard[]> {
  return cardsOf(
    query,
    sql`select p.id from products p
      where p.rating >= ${FEATURED_FROM_RATING} or p.sold_count > ${FEATURED_ABOVE_SOLD}
      order by p.rating desc, p.sold_count desc, p.id limit ${limit}`,
  );
}

/** The most that rating and age can add to the score of a product: 0.5 x 5, and 0.2 for one created now. */
const MOST_BESIDE_SALES = 2.7;

/**
 * 'Rekomendasi Untukmu': by `recommendationScore` of the domain, written in SQL (spec 9, ruling 11). Sales weigh so
 * much that only what sells nearly as well as the best can be among them: the rest is never looked at.
 */
export function recommendedProducts(query: Query, limit: number, now: Date): Promise<ProductCard[]> {
  const today = startOfJakartaDay(now).getTime();
  const score = sql`0.5 * p.rating + 0.3 * (p.sold_count / 1000.0)
      + 0.2 * (extract(epoch from p.created_at) * 1000 / ${today}::double precision)`;
  return cardsOf(
    query,
    sql`with best as (
        select min(score) as score from (
          select ${score} as score from (select * from products order by sold_count desc limit ${limit * 4}) p
          order by score desc limit ${limit}
        ) top
      )
      select p.id from products p
      where p.sold_count >= (select (score - ${MOST_BESIDE_SALES}
        - 0.2 * (select extract(epoch from greatest(max(created_at), now())) * 1000 / ${today}::double precision - 1
          from products)) / 0.0003 - 1 from best)
      order by ${score} desc, p.id limit ${limit}`,
  );
}

/** 'Produk Terkait': others of the same category, the best sold first (spec 2). */
export function relatedProducts(
  query: Query,
  product: { id: number; categoryId: number },
  limit: number,
): Promise<ProductCard[]> {
  return cardsOf(
    query,
    sql`select p.id from products p where p.category_id = ${product.categoryId} and p.id <> ${product.id}
      order by ${orderBy('sold')} limit ${limit}`,
  );
}
