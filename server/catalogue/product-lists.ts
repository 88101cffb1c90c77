import { type SQL, sql } from 'drizzle-orm';
import { FEATURED_ABOVE_SOLD, FEATURED_FROM_RATING } from '#domain/catalogue/list-rules.ts';
import type { ProductCard } from '#domain/catalogue/product.ts';
import { startOfJakartaDay } from '#domain/format.ts';
import type { ProductQuery } from '#domain/listing/product-filter.ts';
import type { Query } from '../database/query.ts';
import { type CardRow, cardColumns, cardTables, toCard } from './card-rows.ts';
import { ORDER_BY, productConditions } from './product-conditions.ts';

/** Cards of the products that meet a condition. */
export async function cardsWhere(
  query: Query,
  { where, order, limit, offset = 0 }: { where: SQL; order: SQL; limit: number; offset?: number },
): Promise<ProductCard[]> {
  const rows = await query<CardRow>(
    sql`select ${cardColumns} from ${cardTables} where ${where} order by ${order} limit ${limit} offset ${offset}`,
  );
  return rows.map(toCard);
}

/** One page of a list, and how many products it has in all. */
export async function listProducts(
  query: Query,
  { filter, order, limit, offset }: ProductQuery,
): Promise<{ items: ProductCard[]; total: number }> {
  const where = productConditions(filter);
  const [items, counted] = await Promise.all([
    cardsWhere(query, { where, order: ORDER_BY[order], limit, offset }),
    query<{ total: number }>(
      sql`select count(*)::int as total from products p join sellers s on s.id = p.seller_id where ${where}`,
    ),
  ]);
  return { items, total: counted[0]?.total ?? 0 };
}

/** 'Produk Unggulan': rating at least 4.5 or more than 1000 sold, the best rated first (spec 9). */
export function featuredProducts(query: Query, limit: number): Promise<ProductCard[]> {
  return cardsWhere(query, {
    where: sql`(p.rating >= ${FEATURED_FROM_RATING} or p.sold_count > ${FEATURED_ABOVE_SOLD})`,
    order: sql`p.rating desc, p.sold_count desc, p.id`,
    limit,
  });
}

/** 'Rekomendasi Untukmu': by `recommendationScore` of the domain, written in SQL (spec 9, ruling 11). */
export function recommendedProducts(query: Query, limit: number, now: Date): Promise<ProductCard[]> {
  const today = startOfJakartaDay(now).getTime();
  return cardsWhere(query, {
    where: sql`true`,
    order: sql`0.5 * p.rating + 0.3 * (p.sold_count / 1000.0)
      + 0.2 * (extract(epoch from p.created_at) * 1000 / ${today}::double precision) desc, p.id`,
    limit,
  });
}

/** 'Produk Terkait': others of the same category, the best sold first (spec 2). */
export function relatedProducts(
  query: Query,
  product: { id: number; categoryId: number },
  limit: number,
): Promise<ProductCard[]> {
  return cardsWhere(query, {
    where: sql`p.category_id = ${product.categoryId} and p.id <> ${product.id}`,
    order: ORDER_BY.sold,
    limit,
  });
}
