import { sql } from 'drizzle-orm';
import type { Query } from '#server/platform/database/query.ts';
import { copiedRows } from './copied-rows.ts';

/**
 * Properties of a test's SKU; by default Rp33.333, 500 grams, of seller 1 in Jakarta, without cash on
 * delivery.
 */
export interface SkuWish {
  stock: number;
  price?: number;
  isCod?: boolean;
  sellerId?: number;
}

/** A SKU that no other test uses, with its own product. @returns its id */
export async function aSku(
  query: Query,
  { stock, price = 33_333, isCod = false, sellerId = 1 }: SkuWish,
): Promise<number> {
  const [next] = await query<{ id: number }>(sql`select max(id) + 1 as id from products`);
  const id = next?.id ?? 0;
  const product = {
    id,
    slug: `barang-${id}`,
    name: `Barang ${id}`,
    price,
    original_price: price,
    discount: 0,
    flash_price: null,
    location: 'Jakarta',
    seller_id: sellerId,
    is_free_shipping: false,
    variants: [],
    weight_grams: 500,
    list_position: null,
    collections: [],
  };
  const tagIds = isCod ? sql`array(select id from tags where slug = 'cod')` : sql`'{}'::integer[]`;
  await query(
    copiedRows('products', {
      row: sql`p`,
      changes: sql`${JSON.stringify(product)}::jsonb || jsonb_build_object('tag_ids', ${tagIds})`,
      from: sql`(values (1)) original (id) join products p using (id)`,
    }),
  );
  const [sku] = await query<{ id: number }>(sql`
    with sku as (
      insert into skus (product_id, options, price, original_price, weight_grams, position)
      values (${id}, '{}', ${price}, ${price}, 500, 0) returning id
    ), kept as (
      insert into inventory (sku_id, product_id, stock) select id, ${id}, ${stock} from sku
    ), moved as (
      insert into stock_moves (id, sku_id, kind, quantity, at)
      select 'open:' || id, id, 'open', ${stock}, now() from sku
    )
    select id from sku`);
  return sku?.id ?? 0;
}

/** Puts a SKU's product into the running flash session. */
export async function setFlash(
  query: Query,
  skuId: number,
  { price, quota, perBuyer = null }: { price: number; quota: number; perBuyer?: number | null },
): Promise<void> {
  await query(sql`
    with item as (
      insert into flash_items (session_id, product_id, position, price, quota, sold, per_buyer)
      select s.id, k.product_id, 99, ${price}, ${quota}, 0, ${perBuyer}
      from skus k, flash_sessions s where k.id = ${skuId} and s.starts_at_hour is null
      returning session_id, product_id
    )
    insert into flash_prices (session_id, product_id, sku_id, price)
    select session_id, product_id, ${skuId}, ${price} from item`);
}
