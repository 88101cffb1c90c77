import { type SQL, sql } from 'drizzle-orm';
import type { Tx } from '#server/platform/database/transactions.ts';

/** The pieces for sale of a SKU, as an expression for the statements of others. @param skuId such as sql`k.id` */
export const stockOf = (skuId: SQL): SQL => sql`(select stock from inventory where sku_id = ${skuId})`;

/**
 * Locks the stock of products, in the order in which checkouts take it, so that what is read of it stays true. Who writes
 * several products locks all of it first, before any product.
 */
export const lockStock = (tx: Tx, productIds: readonly number[]) =>
  tx(sql`
    select from inventory where product_id = any(${sql.param([...productIds])}::integer[])
    order by sku_id for update`);

/**
 * Changes the stock of a SKU by some pieces, and notes the move. @param cause makes the id of the move
 * @returns false when fewer pieces are left than are taken off: nothing is changed
 */
export async function adjustStock(
  tx: Tx,
  { skuId, by, cause }: { skuId: number; by: number; cause: string },
): Promise<boolean> {
  const moved = await tx(sql`
    with changed as (
      update inventory set stock = stock + ${by}::integer
      where sku_id = ${skuId} and stock + ${by}::integer >= 0 returning sku_id
    )
    insert into stock_moves (id, sku_id, kind, quantity, at)
    select ${`adjust:${cause}:${skuId}`}, sku_id, 'adjust', ${by}::integer, ${await tx.now()} from changed
    returning id`);
  return moved.length > 0;
}
