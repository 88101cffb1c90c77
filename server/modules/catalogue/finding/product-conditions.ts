import { type SQL, sql } from 'drizzle-orm';
import { wordsOfColors, wordsOfSizes } from '#domain/catalogue/colors.ts';
import { COD_TAG_ID } from '#domain/catalogue/tags.ts';
import {
  PREFERRED_FROM_RATING,
  PREFERRED_FROM_RESPONSE_RATE,
  type ProductFilter,
  TOP_RATED_FROM,
} from '#domain/listing/product-filter.ts';
import type { SellerType, Service } from '#domain/listing/screens.ts';
import {
  EID_ABOVE_PERCENT,
  EID_CATEGORY_IDS,
  EID_LIST_SIZE,
  FLASH_SALE_TAG_ID,
} from '#domain/promotions/eid-list.ts';

/**
 * Texts as literal parts of an ILIKE pattern, in this order. Wildcards and the escape character are escaped.
 */
export function containing(...parts: readonly string[]): string {
  return `%${parts.map((part) => part.replace(/[\\%_]/g, '\\$&')).join('%')}%`;
}

/** The condition for each type of seller (`isSellerOfType` of the domain), over `sellers s`. */
export const SELLER_CONDITIONS: Record<SellerType, SQL> = {
  'official-store': sql`s.is_official`,
  'top-rated': sql`s.rating >= ${TOP_RATED_FROM}`,
  'preferred-seller': sql`(s.response_rate >= ${PREFERRED_FROM_RESPONSE_RATE} and s.rating >= ${PREFERRED_FROM_RATING})`,
};

/** The condition for each service, over `products p`. */
export const SERVICE_CONDITIONS: Record<Service, SQL> = {
  cod: sql`${COD_TAG_ID} = any(p.tag_ids)`,
  'free-shipping': sql`p.is_free_shipping`,
};

const texts = (values: readonly string[]): SQL => sql`${sql.param([...values])}::text[]`;

/** The ids of 'Promo Lebaran': `eidList` of the domain in SQL (P-PROMO-4). */
const EID_LIST: SQL = sql`select e.id from listed_products e
  where e.discount > ${EID_ABOVE_PERCENT} and (${FLASH_SALE_TAG_ID} = any(e.tag_ids)
    or e.category_id = any(${sql.param([...EID_CATEGORY_IDS])}::integer[]))
  order by e.discount desc, e.id limit ${EID_LIST_SIZE}`;

/** The trigram index needs three letters or digits in a row. */
const INDEXED = /[\p{L}\p{N}]{3}/u;
/** In a large catalogue, most products to scan one by one, the best sold. */
export const LOOKED_THROUGH = 5000;

/** Whether the trigram index can find one of some texts. */
export function isIndexed(texts: readonly string[]): boolean {
  return texts.some((text) => INDEXED.test(text));
}

/** The WHERE condition of a filter over `products p`, without its term. */
export function productConditions(filter: ProductFilter): SQL {
  const conditions: SQL[] = [sql`true`];
  const [category, ...others] = filter.categoryIds ?? [];
  if (category !== undefined && others.length === 0) {
    // In this form PostgreSQL knows that the indexes by category have the required order.
    conditions.push(sql`p.category_id = ${category}`);
  } else if (filter.categoryIds !== undefined) {
    conditions.push(sql`p.category_id = any(${sql.param([...filter.categoryIds])}::integer[])`);
  }
  if (filter.subcategoryId !== undefined) conditions.push(sql`p.subcategory_id = ${filter.subcategoryId}`);
  if (filter.sellerId !== undefined) conditions.push(sql`p.seller_id = ${filter.sellerId}`);
  if (filter.minPrice !== undefined) conditions.push(sql`p.price_now >= ${filter.minPrice}`);
  if (filter.maxPrice !== undefined) conditions.push(sql`p.price_now <= ${filter.maxPrice}`);
  if (filter.minRating !== undefined) conditions.push(sql`p.rating >= ${filter.minRating}`);
  if (filter.minStandingDiscount !== undefined) {
    conditions.push(sql`p.discount >= ${filter.minStandingDiscount}`);
  }
  if (filter.onFlashSale) conditions.push(sql`p.flash_price is not null`);
  if (filter.collection !== undefined) conditions.push(sql`${filter.collection} = any(p.collections)`);
  if (filter.onEidList) conditions.push(sql`p.id in (${EID_LIST})`);
  if (filter.sellerTypes !== undefined) {
    const types = filter.sellerTypes.map((type) => SELLER_CONDITIONS[type]);
    conditions.push(sql`p.seller_id in (select s.id from sellers s where ${sql.join(types, sql` or `)})`);
  }
  const { colors, sizes, locations, services = [] } = filter;
  if (colors !== undefined) conditions.push(sql`p.option_words && ${texts(wordsOfColors(colors))}`);
  if (sizes !== undefined) conditions.push(sql`p.option_words && ${texts(wordsOfSizes(sizes))}`);
  if (locations !== undefined) conditions.push(sql`p.location = any(${texts(locations)})`);
  conditions.push(...services.map((service) => SERVICE_CONDITIONS[service]));
  return sql.join(conditions, sql` and `);
}
