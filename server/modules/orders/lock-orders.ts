import { sql } from 'drizzle-orm';
import type { Tx } from '#server/platform/database/transactions.ts';

/** Locks orders, after their purchases, in the common order of locks. */
export async function lockOrders(tx: Tx, orderIds: readonly string[]): Promise<void> {
  const isOne = sql`id = any(${sql.param(orderIds)}::uuid[])`;
  await tx(sql`
    select 1 from purchases where id in (select purchase_id from orders where ${isOne}) order by id for update`);
  await tx(sql`select 1 from orders where ${isOne} order by id for update`);
}
