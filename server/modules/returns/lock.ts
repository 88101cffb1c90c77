import { sql } from 'drizzle-orm';
import { lockReturnable } from '#server/modules/orders/orders.ts';
import type { Query } from '#server/platform/database/query.ts';
import type { Tx } from '#server/platform/database/transactions.ts';
import type { LockedReturn } from './return-rows.ts';
import { lockReturn } from './return-rows.ts';

/** Locks a return after its purchase, its order, and those of its exchange. @param id of the return, and of its order */
export async function lockBoth(tx: Tx, id: { orderId: string; returnId: string }): Promise<LockedReturn> {
  // An exchange that is opened while we wait for the lock is locked later: whoever else has it is let go first.
  const [before] = await tx<{ exchangeId: string | null }>(
    sql`select exchange_id as "exchangeId" from returns where id = ${id.returnId}`,
  );
  const order = await lockReturnable(tx, id.orderId, before?.exchangeId ?? null);
  return { order, found: await lockReturn(tx, id.returnId) };
}

/** The order of a return, which never changes. */
export async function orderOfReturn(query: Query, returnId: string): Promise<string | null> {
  const [row] = await query<{ orderId: string }>(
    sql`select order_id as "orderId" from returns where id = ${returnId}`,
  );
  return row?.orderId ?? null;
}
