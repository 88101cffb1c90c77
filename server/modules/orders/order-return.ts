import { sql } from 'drizzle-orm';
import { parseOrderNumber } from '#domain/orders/number.ts';
import type { Query } from '#server/platform/database/query.ts';
import type { Tx } from '#server/platform/database/transactions.ts';
import { noteEvent } from './change-order.ts';
import { lockOrders } from './lock-orders.ts';
import { type OrderRow, readOrder } from './order-row.ts';
import type { OrderOwner } from './order-view.ts';
import { purchasesOf } from './owned.ts';
import { arrivalClocksOf } from './sent-order.ts';

/** An order that somebody may see, by its number; null for any other. */
export const findReturnable = (query: Query, owner: OrderOwner, typed: string): Promise<OrderRow | null> =>
  readOrder(query, sql`o.number = ${parseOrderNumber(typed)} and o.purchase_id in ${purchasesOf(owner)}`);

/** The ids of an order's lines, by their number on it. */
export async function lineIds(query: Query, orderId: string): Promise<ReadonlyMap<number, string>> {
  const rows = await query<{ id: string; position: number }>(
    sql`select id, position from order_lines where order_id = ${orderId}`,
  );
  return new Map(rows.map(({ id, position }) => [position, id]));
}

/** Locks an order for its return, and the exchange of it, after their purchases. */
export async function lockReturnable(
  tx: Tx,
  orderId: string,
  exchangeId: string | null = null,
): Promise<OrderRow> {
  await lockOrders(tx, exchangeId === null ? [orderId] : [orderId, exchangeId]);
  const order = await readOrder(tx, sql`o.id = ${orderId}`);
  if (!order) throw new Error(`There is no order ${orderId}`);
  return order;
}

/**
 * A return is opened: the completion of its order waits, and whoever returns something has received it. The conditions are
 * on the order's own row, because PostgreSQL asks that one again after it waited for a lock.
 * @returns false when another return is open, or the order has not arrived, is missed, or its windows are over
 */
export async function holdForReturn(
  tx: Tx,
  { orderId, returnId, at }: { orderId: string; returnId: string; at: Date },
): Promise<boolean> {
  const [held] = await tx<{ wasReceived: boolean }>(sql`
    update orders o set return_id = ${returnId}, complete_at = null, received_at = coalesce(o.received_at, ${at}),
      receive_by = null
    from (select id, received_at is not null as was_received from orders where id = ${orderId}) before
    where o.id = before.id and o.state in ('delivered', 'completed') and o.return_id is null and o.missing_since is null
      and o.window_end >= ${at}
    returning before.was_received as "wasReceived"`);
  if (!held) return false;
  if (!held.wasReceived) await noteEvent(tx, { orderId, event: 'received', actor: 'shopper' });
  return true;
}

/** A return is over: its order is completed when it would have been, or now. */
export async function releaseFromReturn(
  tx: Tx,
  { orderId, returnId }: { orderId: string; returnId: string },
): Promise<void> {
  const now = await tx.now();
  const { completeAt } = await arrivalClocksOf(tx, orderId);
  await tx(sql`
    update orders set return_id = null,
      complete_at = case when state = 'delivered' then greatest(${completeAt}::timestamptz, ${now}::timestamptz) end
    where id = ${orderId} and return_id = ${returnId}`);
}
