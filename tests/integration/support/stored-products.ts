import { sql } from 'drizzle-orm';
import { type Rupiah, rupiah } from '#domain/money.ts';
import { priceNow } from '#domain/pricing/price-now.ts';
import type { Query } from '#server/platform/database/query.ts';

/** A product as the tables have it, to judge the catalogue's answers by the rules of the domain. */
export interface StoredProduct extends Record<string, unknown> {
  id: number;
  name: string;
  /** What it costs now, by the domain's rule. */
  price: number;
  originalPrice: number;
  discount: number;
  isFlashPrice: boolean;
  standingDiscount: number;
  rating: number;
  soldCount: number;
  stock: number;
  listPosition: number | null;
  createdAt: Date;
  categoryId: number;
  subcategoryId: number;
  sellerId: number;
  collections: string[];
  seller: { name: string; isOfficial: boolean; rating: number; responseRate: number };
}

interface Row extends StoredProduct {
  flash: { price: Rupiah; quota: number; sold: number } | null;
}

/** All products, with nothing of the catalogue's own SQL. */
export async function storedProducts(query: Query): Promise<StoredProduct[]> {
  const rows = await query<Row>(sql`
    select p.id, p.name, p.price, p.original_price as "originalPrice", p.discount as "standingDiscount", p.rating, p.sold_count as "soldCount",
      (select sum(i.stock)::int from inventory i where i.product_id = p.id) as stock,
      p.list_position as "listPosition", p.created_at as "createdAt", p.category_id as "categoryId",
      p.subcategory_id as "subcategoryId", p.seller_id as "sellerId", p.collections,
      json_build_object('name', s.name, 'isOfficial', s.is_official, 'rating', s.rating,
        'responseRate', s.response_rate) as seller,
      (select json_build_object('price', f.price, 'quota', f.quota, 'sold', f.sold) from flash_items f
        where f.product_id = p.id
          and f.session_id = (select id from flash_sessions where starts_at_hour is null)) as flash
    from products p, sellers s where s.id = p.seller_id`);
  return rows.map(({ flash, ...row }) => ({
    ...row,
    ...priceNow({ price: rupiah(row.price), originalPrice: rupiah(row.originalPrice) }, flash),
  }));
}

/** The ids of some things, in their order. */
export const idsOf = (found: readonly { id: number }[]): number[] => found.map(({ id }) => id);

/** Whether a text has a part, case-insensitive. */
export const has = (text: string, part: string): boolean => text.toLowerCase().includes(part.toLowerCase());
