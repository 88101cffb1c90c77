import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { MOST_TICKED } from '#domain/forms/most-ticked.ts';
import { typedPhone } from '#domain/forms/typed-text.ts';
import { parseOrderNumber } from '#domain/orders/number.ts';
import type { Actor, OrderState } from '#domain/orders/transitions.ts';
import { type CommandActor, inShopOf, type Subject } from '#server/modules/access/access.ts';
import { balanceOf } from '#server/modules/ledger/ledger.ts';
import type { Query } from '#server/platform/database/query.ts';
import type { Tx } from '#server/platform/database/transactions.ts';

/** An order that a command works on. */
export interface OrderSubject extends Subject {
  orderId: string;
  number: string;
  purchaseId: string;
  sellerId: number;
  state: OrderState;
}

/** A typed number of an order, or of a purchase. */
export const orderNumber = z.pipe(
  typedPhone('no_text'),
  z.transform((typed: string, { issues }) => {
    const number = parseOrderNumber(typed);
    if (number !== null) return number;
    const message = `${typed} is no number of an order; they look like LP2611247K2M9Q`;
    issues.push({ code: 'custom', input: typed, message });
    return z.NEVER;
  }),
);

/** The orders that somebody chose. */
export const chosenOrders = z.object({ orders: z.array(orderNumber).min(1).max(MOST_TICKED) });

/** What was asked of several orders, for one of them. */
export const ofOneOrder = <Input extends z.infer<typeof chosenOrders>>(
  input: Input,
  number: string,
): Input => ({
  ...input,
  orders: [number],
});

/** One order. */
export const oneOrder = z.object({ order: orderNumber });

/** Locks orders of the actor's shop by their numbers, after their purchases. @returns null when one is not there */
export async function lockOrders(
  tx: Tx,
  numbers: readonly string[],
  by: CommandActor,
): Promise<OrderSubject[] | null> {
  const named = [...new Set(numbers)];
  const isOne = sql`o.number = any(${sql.param(named)}::text[]) and ${inShopOf(by, sql`o.seller_id`)}`;
  const purchases = await tx<{ id: string; userId: string | null }>(sql`
    select id, user_id as "userId" from purchases where id in (select o.purchase_id from orders o where ${isOne})
    order by id for update`);
  const buyers = new Map(purchases.map(({ id, userId }) => [id, userId]));
  const rows = await tx<Omit<OrderSubject, 'kind' | 'id' | 'parties'>>(sql`
    select o.id as "orderId", o.number, o.purchase_id as "purchaseId", o.seller_id as "sellerId", o.state from orders o
    where ${isOne} order by o.id for update`);
  if (rows.length !== named.length) return null;
  return rows.map((row) => {
    const parties = [{ buyerId: buyers.get(row.purchaseId) ?? null, sellerId: row.sellerId }];
    return Object.assign(row, { kind: 'order', id: row.number, parties });
  });
}

/** Whose hand moves an order: a shop's member acts as its seller, everybody else here as the operator. */
export const actorOf = (by: CommandActor): Actor =>
  by.kind === 'member' && by.scope.desk === 'selling' ? 'seller' : 'operator';

/** The shopper's money that an order holds and gives back when it ends: none with cash on delivery. Whole Rupiah. */
export const heldOf = async (query: Query, { orderId }: OrderSubject): Promise<number> =>
  Math.max(0, -(await balanceOf(query, `escrow:${orderId}`)));

/** The last parcel of an order; null when it has none. */
export async function lastParcel(query: Query, { orderId }: OrderSubject): Promise<string | null> {
  const [parcel] = await query<{ id: string }>(sql`
    select id from parcels where order_id = ${orderId} and state <> 'cancelled' order by created_at desc limit 1`);
  return parcel?.id ?? null;
}
