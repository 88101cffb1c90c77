import { sql } from 'drizzle-orm';
import { cheapest } from '#domain/catalogue/sku.ts';
import type { Rupiah } from '#domain/money.ts';
import { discountPercent } from '#domain/pricing/discount-percent.ts';
import { type FlashTerms, priceNow } from '#domain/pricing/price-now.ts';
import type { Query } from '#server/platform/database/query.ts';

/** A stored product, to check the catalogue's answers against the rules of the domain. */
export interface StoredProduct {
  id: number;
  name: string;
  /** Its price now, by the domain's rule. */
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
  seller: { name: string; isOfficial: boolean; rating: number; responseRate: number | null };
}

/** A stored SKU with its terms in the running flash session. */
export interface StoredSku {
  id: number;
  price: Rupiah;
  originalPrice: Rupiah;
  stock: number;
  flash: FlashTerms | null;
}

interface Row extends StoredProduct {
  skus: StoredSku[];
}

/**
 * All products, without the catalogue's own SQL: the domain computes their prices from the SKUs, and no
 * column that triggers maintain is read.
 */
export async function storedProducts(query: Query): Promise<(StoredProduct & { skus: StoredSku[] })[]> {
  const rows = await query<Row>(sql`
    select p.id, p.name, p.rating, p.sold_count as "soldCount",
      p.list_position as "listPosition", p.created_at as "createdAt", p.category_id as "categoryId",
      p.subcategory_id as "subcategoryId", p.seller_id as "sellerId", p.collections,
      json_build_object('name', s.name, 'isOfficial', s.is_official, 'rating', s.rating,
        'responseRate', s.response_rate) as seller,
      (select json_agg(json_build_object('id', k.id, 'price', k.price, 'originalPrice', k.original_price,
          'stock', coalesce((select i.stock from inventory i where i.sku_id = k.id), 0),
          'flash', (select json_build_object('price', f.price, 'quota', t.quota, 'sold', t.sold)
            from flash_prices f, flash_items t
            where f.sku_id = k.id and (t.session_id, t.product_id) = (f.session_id, f.product_id)
              and f.session_id = (select id from flash_sessions where starts_at_hour is null)))
        order by k.position) from skus k where k.product_id = p.id and k.archived_at is null) as skus
    from products p, sellers s where s.id = p.seller_id`);
  return rows.map((row) => {
    const standing = cheapest(row.skus);
    if (!standing) throw new Error(`Product ${row.id} has no SKU`);
    const flash = cheapest(
      row.skus.flatMap((sku) => (sku.flash ? [{ ...sku.flash, stock: sku.stock }] : [])),
    );
    return {
      ...row,
      ...priceNow(standing, flash),
      standingDiscount: discountPercent(standing.price, standing.originalPrice),
      stock: row.skus.reduce((sum, { stock }) => sum + stock, 0),
    };
  });
}

/** The ids of some things, in their order. */
export const idsOf = (found: readonly { id: number }[]): number[] => found.map(({ id }) => id);

/** Whether a text contains a part, case-insensitive. */
export const has = (text: string, part: string): boolean => text.toLowerCase().includes(part.toLowerCase());
