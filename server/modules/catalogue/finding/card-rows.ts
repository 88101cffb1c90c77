import { type SQL, sql } from 'drizzle-orm';
import type { ProductCard } from '#domain/catalogue/product.ts';
import type { CourierId } from '#domain/shipping/couriers.ts';
import { type PriceRow, priceColumns, runningFlashItem, storedPriceNow } from './stored-price.ts';

/** One row of {@link cardColumns}. */
export interface CardRow extends PriceRow {
  id: number;
  name: string;
  image_url: string;
  rating: number;
  review_count: number;
  sold_count: number;
  is_sold_out: boolean;
  is_free_shipping: boolean;
  location: string;
  seller_name: string;
  couriers: CourierId[] | null;
  closed_until: string | null;
  has_variants: boolean;
}

/** The columns of a product card, over {@link cardTables}. */
export const cardColumns: SQL = sql`p.id, p.name, ${priceColumns}, p.image_url, p.rating, p.review_count, p.sold_count,
  p.is_sold_out, p.is_free_shipping, p.location, s.name as seller_name, s.couriers,
  s.reopens_on::text as closed_until,
  jsonb_array_length(p.variants) > 0 as has_variants`;

/** Products with what a card shows of seller and running flash session. */
export const cardTables: SQL = sql`listed_products p
  join sellers s on s.id = p.seller_id
  ${runningFlashItem}`;

export function toCard(row: CardRow): ProductCard {
  return {
    id: row.id,
    name: row.name,
    ...storedPriceNow(row),
    imageUrl: row.image_url,
    rating: row.rating,
    reviewCount: row.review_count,
    soldCount: row.sold_count,
    isSoldOut: row.is_sold_out,
    isFreeShipping: row.is_free_shipping,
    location: row.location,
    sellerName: row.seller_name,
    ...(row.couriers !== null && { couriers: row.couriers }),
    ...(row.closed_until !== null && { closedUntil: row.closed_until }),
    hasVariants: row.has_variants,
  };
}
