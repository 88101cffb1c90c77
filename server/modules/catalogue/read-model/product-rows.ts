import { type SQL, sql } from 'drizzle-orm';
import { DESCRIBED } from '#db/schema/catalogue.ts';
import { COD_TAG_ID } from '#domain/catalogue/tags.ts';
import { FLASH_SALE_TAG_ID } from '#domain/promotions/eid-list.ts';
import type { CourierId } from '#domain/shipping/couriers.ts';
import { type PriceRow, priceColumns, runningFlashItem } from '../finding/stored-price.ts';
import { FLAG } from './segment.ts';

/** A product as the read model loads it; units as in {@link Segment}. */
export interface ProductRow extends PriceRow {
  id: number;
  name: string;
  standingDiscount: number;
  imageUrl: string;
  rating: number;
  reviewCount: number;
  soldCount: number;
  categoryId: number;
  subcategoryId: number;
  sellerId: number;
  listPosition: number;
  createdAt: number;
  flags: number;
  location: string;
  collections: string;
  optionWords: string;
  /** Descriptions and specifications, as one text. */
  described: string;
}

const rowsWith = (
  described: SQL,
): SQL => sql`select p.id, p.name, ${priceColumns}, p.discount as "standingDiscount",
    p.image_url as "imageUrl", p.rating, p.review_count as "reviewCount", p.sold_count as "soldCount",
    p.category_id as "categoryId", p.subcategory_id as "subcategoryId",
    p.seller_id as "sellerId", coalesce(p.list_position, 'infinity'::double precision) as "listPosition",
    (extract(epoch from p.created_at) * 1000000)::bigint as "createdAt",
    (case when p.is_free_shipping then ${sql.raw(String(FLAG.freeShipping))} else 0 end
      + case when jsonb_array_length(p.variants) > 0 then ${sql.raw(String(FLAG.hasVariants))} else 0 end
      + case when ${sql.raw(String(FLASH_SALE_TAG_ID))} = any(p.tag_ids)
          then ${sql.raw(String(FLAG.flashSaleTag))} else 0 end
      + case when p.is_sold_out then ${sql.raw(String(FLAG.soldOut))} else 0 end
      + case when ${sql.raw(String(COD_TAG_ID))} = any(p.tag_ids)
          then ${sql.raw(String(FLAG.cod))} else 0 end) as flags,
    p.location, array_to_string(array(select c || e'\n' from unnest(p.collections) c), '') as collections,
    array_to_string(p.option_words, e'\n') as "optionWords",
    ${described} as described
  from listed_products p
  ${runningFlashItem}`;

/** Columns and tables of {@link ProductRow}; a WHERE or ORDER BY over `listed_products p` may follow. */
export const productRows: SQL = rowsWith(DESCRIBED);

/**
 * Some products in the order of sales, without their descriptions.
 * @param ids an array
 */
export const productRowsOf = (ids: SQL): SQL => sql`${rowsWith(sql`''`)}
  where p.id = any(${ids}) order by p.sold_count desc, p.id desc`;

/** A seller as cards and filters need it. */
export interface SellerRow {
  id: number;
  name: string;
  rating: number;
  responseRate: number | null;
  isOfficial: boolean;
  /** Those that it sends with; null for all. */
  couriers: CourierId[] | null;
  /** The day on which it opens again after a holiday; it may have passed. */
  closedUntil: string | null;
}

export const sellerRows: SQL = sql`select id, name, rating, response_rate as "responseRate",
  is_official as "isOfficial", couriers, reopens_on::text as "closedUntil" from sellers`;
