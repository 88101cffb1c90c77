import { sql } from 'drizzle-orm';
import type { OrderState } from '#domain/orders/transitions.ts';
import { cancellingShops } from '#server/modules/catalogue/catalogue.ts';
import type { Query } from '#server/platform/database/query.ts';
import type { Tx } from '#server/platform/database/transactions.ts';
import type { DueWork } from '#server/platform/jobs/due-work.ts';
import { cancelPurchase } from './end-purchase.ts';
import { callOffSuspended } from './jobs.ts';
import { callOff } from './wish-to-cancel.ts';

/** Orders of suspended shops (P-CONSOLE-90): those that were not sent are cancelled one by one, where that was chosen. */

/** Not sent, and no courier is being asked to leave the parcel. */
const NOT_SENT = sql`o.state in ('unpaid', 'unconfirmed', 'waiting', 'new', 'accepted', 'packed')
  and not (o.cancel_asked_at is not null and o.cancel_answer_by is null)`;
const AT_ONCE = 500;
const REASON = 'shop_suspended';

/** Also orders that come to a suspended shop later: late money revives a purchase, and an exchange is a new order. */
export const dueSuspended: DueWork = {
  name: 'orders: of suspended shops',
  clock: 'shop',
  async nextDue(query) {
    const shops = await cancellingShops(query);
    if (shops.length === 0) return null;
    const [row] = await query<{ due: Date | null }>(sql`
      select min(o.created_at) as due from orders o where o.seller_id = any(${sql.param(shops)}::integer[]) and ${NOT_SENT}`);
    return row?.due ?? null;
  },
  async enqueue(tx) {
    const shops = await cancellingShops(tx);
    if (shops.length === 0) return;
    const rows = await tx<{ id: string }>(sql`
      select o.id from orders o where o.seller_id = any(${sql.param(shops)}::integer[]) and ${NOT_SENT}
      order by o.created_at, o.id limit ${AT_ONCE}`);
    await tx.enqueue(
      callOffSuspended,
      rows.map(({ id }) => id),
    );
  },
};

/** Cancels one of them with all money back; nothing when it was sent, or its shop trades again. */
export async function callOffSuspendedOrder(tx: Tx, orderId: string): Promise<void> {
  const [order] = await tx<{ purchaseId: string; sellerId: number; state: OrderState }>(sql`
    select purchase_id as "purchaseId", seller_id as "sellerId", state from orders where id = ${orderId}`);
  if (!order || !(await cancellingShops(tx)).includes(order.sellerId)) return;
  const { purchaseId, state } = order;
  // What is not paid is one purchase, also where another shop has a part of it.
  if (state === 'unpaid' || state === 'unconfirmed')
    await cancelPurchase(tx, { purchaseId, actor: 'operator', reason: REASON });
  else await callOff(tx, { orderId, actor: 'operator', reason: REASON });
}

/** Open orders of a shop by their state, with what they cost in whole Rupiah. */
export interface OpenOrdersInState {
  state: OrderState;
  orders: number;
  total: number;
}

export const openOrdersOf = (query: Query, sellerId: number): Promise<OpenOrdersInState[]> =>
  query<OpenOrdersInState>(sql`
    select o.state, count(*)::int as orders, sum(o.total)::float8 as total from orders o
    where o.seller_id = ${sellerId} and o.state not in ('completed', 'cancelled') group by o.state order by o.state`);
