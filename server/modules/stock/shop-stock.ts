import { type SQL, sql } from 'drizzle-orm';
import type { Tx } from '#server/platform/database/transactions.ts';

/** The pieces for sale of a SKU, as an expression for the statements of others. @param skuId such as sql`k.id` */
export const stockOf = (skuId: SQL): SQL => sql`(select stock from inventory where sku_id = ${skuId})`;

/** Locks the stock of a product, in the order in which checkouts take it, so that what is read of it stays true. */
export const lockStock = (tx: Tx, productId: number) =>
  tx(sql`select from inventory where product_id = ${productId} order by sku_id for update`);
