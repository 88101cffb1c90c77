import { sql } from 'drizzle-orm';
import { stockOf } from '#server/modules/stock/stock.ts';
import type { Query } from '#server/platform/database/query.ts';
import { namedLike } from './shop-products.ts';

/** A choice in its shop's table of stocks. */
export interface ShopSku {
  id: number;
  /** Empty for a product without variants. */
  options: string[];
  /** Whole Rupiah. */
  price: number;
  stock: number;
}

/** One page of a shop's stocks, by product; archived and blocked ones are left out. */
export interface ShopStockList {
  products: { id: number; name: string; skus: ShopSku[] }[];
  /** The product after which the next page begins; null on the last one. */
  next: number | null;
}

/** Products on a page of the table. */
const PAGE_PRODUCTS = 20;

/** A page of a shop's stocks, the newest products first. */
export async function listShopStock(
  query: Query,
  sellerId: number,
  { q, after }: { q: string; after: number | null },
): Promise<ShopStockList> {
  const found = await query<{ id: number; name: string; skus: ShopSku[] }>(sql`
    select p.id, p.name, (
      select coalesce(json_agg(json_build_object('id', k.id, 'options', k.options, 'price', k.price,
        'stock', ${stockOf(sql`k.id`)}) order by k.position, k.id), '[]')
      from skus k where k.product_id = p.id and k.archived_at is null) as skus
    from products p
    where p.seller_id = ${sellerId} and p.state in ('listed', 'hidden', 'review') and ${q === '' ? sql`true` : namedLike(q)}
      and (${after}::integer is null or p.id < ${after})
    order by p.id desc limit ${PAGE_PRODUCTS + 1}`);
  const products = found.slice(0, PAGE_PRODUCTS);
  return { products, next: found.length > PAGE_PRODUCTS ? (products.at(-1)?.id ?? null) : null };
}
