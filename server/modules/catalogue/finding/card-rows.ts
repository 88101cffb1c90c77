import { type SQL, sql } from 'drizzle-orm';
import type { ProductCard } from '#domain/catalogue/product.ts';
import { rupiah } from '#domain/money.ts';

/** Id of the flash session that is running. */
export const ACTIVE_FLASH_SESSION = 'active';

/** One row of {@link cardColumns}. */
export interface CardRow extends Record<string, unknown> {
  id: number;
  name: string;
  price: number;
  original_price: number;
  discount: number;
  image_url: string;
  rating: number;
  review_count: number;
  sold_count: number;
  stock: number;
  is_free_shipping: boolean;
  location: string;
  seller_name: string;
  flash_price: number | null;
  has_variants: boolean;
}

/** The columns of a product card, over {@link cardTables}. */
export const cardColumns: SQL = sql`p.id, p.name, p.price, p.original_price, p.discount, p.image_url, p.rating,
  p.review_count, p.sold_count, coalesce(i.stock, 0) as stock, p.is_free_shipping, p.location,
  s.name as seller_name, f.price as flash_price, jsonb_array_length(p.variants) > 0 as has_variants`;

/** Products with what a card shows of seller, stock and running flash session. */
export const cardTables: SQL = sql`products p
  join sellers s on s.id = p.seller_id
  left join inventory i on i.product_id = p.id
  left join flash_items f on f.product_id = p.id and f.session_id = ${ACTIVE_FLASH_SESSION} and f.sold < f.quota`;

export function toCard(row: CardRow): ProductCard {
  return {
    id: row.id,
    name: row.name,
    price: rupiah(row.price),
    originalPrice: rupiah(row.original_price),
    discount: row.discount,
    imageUrl: row.image_url,
    rating: row.rating,
    reviewCount: row.review_count,
    soldCount: row.sold_count,
    stock: row.stock,
    isFreeShipping: row.is_free_shipping,
    location: row.location,
    sellerName: row.seller_name,
    flashPrice: row.flash_price === null ? null : rupiah(row.flash_price),
    hasVariants: row.has_variants,
  };
}
