import { type SQL, sql } from 'drizzle-orm';
import {
  PREFERRED_FROM_RATING,
  PREFERRED_FROM_RESPONSE_RATE,
  type ProductFilter,
  TOP_RATED_FROM,
} from '#domain/listing/product-filter.ts';
import type { ProductOrder, SellerType } from '#domain/listing/screens.ts';
import {
  EID_ABOVE_PERCENT,
  EID_CATEGORY_IDS,
  EID_LIST_SIZE,
  FLASH_SALE_TAG_ID,
} from '#domain/promotions/eid-list.ts';

/** A text as a literal part of an ILIKE pattern: the wildcards and the escape itself are escaped. */
export function containing(text: string): string {
  return `%${text.replace(/[\\%_]/g, '\\$&')}%`;
}

const SELLER_CONDITIONS: Record<SellerType, SQL> = {
  'official-store': sql`s.is_official`,
  'top-rated': sql`s.rating >= ${TOP_RATED_FROM}`,
  'preferred-seller': sql`(s.response_rate >= ${PREFERRED_FROM_RESPONSE_RATE} and s.rating >= ${PREFERRED_FROM_RATING})`,
};

/** The ids of 'Promo Lebaran': `eidList` of the domain, written in SQL (spec 2, ruling 3). */
const EID_LIST: SQL = sql`select e.id from products e
  where e.discount > ${EID_ABOVE_PERCENT} and (${FLASH_SALE_TAG_ID} = any(e.tag_ids)
    or e.category_id = any(${sql.param([...EID_CATEGORY_IDS])}::integer[]))
  order by e.discount desc, e.id limit ${EID_LIST_SIZE}`;

/** The WHERE condition of a filter over `products p join sellers s`. */
export function productConditions(filter: ProductFilter): SQL {
  const conditions: SQL[] = [sql`true`];
  if (filter.term !== undefined) conditions.push(sql`p.name ilike ${containing(filter.term)}`);
  if (filter.categoryIds !== undefined) {
    conditions.push(sql`p.category_id = any(${sql.param([...filter.categoryIds])}::integer[])`);
  }
  if (filter.subcategoryId !== undefined) conditions.push(sql`p.subcategory_id = ${filter.subcategoryId}`);
  if (filter.sellerId !== undefined) conditions.push(sql`p.seller_id = ${filter.sellerId}`);
  if (filter.minPrice !== undefined) conditions.push(sql`p.price >= ${filter.minPrice}`);
  if (filter.maxPrice !== undefined) conditions.push(sql`p.price <= ${filter.maxPrice}`);
  if (filter.minRating !== undefined) conditions.push(sql`p.rating >= ${filter.minRating}`);
  if (filter.minDiscount !== undefined) conditions.push(sql`p.discount >= ${filter.minDiscount}`);
  if (filter.collection !== undefined) conditions.push(sql`${filter.collection} = any(p.collections)`);
  if (filter.onEidList) conditions.push(sql`p.id in (${EID_LIST})`);
  if (filter.sellerTypes !== undefined) {
    const types = filter.sellerTypes.map((type) => SELLER_CONDITIONS[type]);
    conditions.push(sql`(${sql.join(types, sql` or `)})`);
  }
  return sql.join(conditions, sql` and `);
}

/** ORDER BY clauses; every one ends in the id, so that pages never overlap. */
export const ORDER_BY: Record<ProductOrder, SQL> = {
  'list-position': sql`p.list_position nulls last, p.id`,
  sold: sql`p.sold_count desc, p.id desc`,
  created: sql`p.created_at desc, p.id desc`,
  id: sql`p.id desc`,
  'price-ascending': sql`p.price, p.id`,
  'price-descending': sql`p.price desc, p.id desc`,
  rating: sql`p.rating desc, p.id desc`,
  discount: sql`p.discount desc, p.id`,
};
