import { sql } from 'drizzle-orm';
import type { Query } from '#server/platform/database/query.ts';
import { salesOfShop, seenByShop } from './shop-orders.ts';

/** How a shop has done with the orders of the last {@link RECORD_DAYS} days, without its own purchases (P-CAT-25). */
export interface ShopRecord {
  /** Orders that reached the shop. */
  orders: number;
  arrived: number;
  /** Arrived after the promised range of days. */
  late: number;
  /** Cancelled by the shop, not at its buyer's wish. */
  cancelled: number;
  /** Cancelled because the shop did not accept or send them in time. */
  overdue: number;
}

export const RECORD_DAYS = 90;

/** Reasons of the clock that are the shop's fault. */
const OVERDUE = ['not_accepted', 'not_shipped', 'not_scanned'];

/** @param now the shop's clock */
export async function shopRecord(query: Query, sellerId: number, now: Date): Promise<ShopRecord> {
  const [found] = await query<ShopRecord>(sql`
    select count(*)::int as orders, (count(*) filter (where o.delivered_at is not null))::int as arrived,
      (count(*) filter (where (o.delivered_at at time zone 'Asia/Jakarta')::date > o.arrives_to))::int as late,
      (count(*) filter (where e.actor = 'seller' and o.cancel_asked_at is null
        and e.details ->> 'reason' <> 'agreed'))::int as cancelled,
      (count(*) filter (
        where e.actor = 'clock' and e.details ->> 'reason' = any(${sql.param(OVERDUE)}::text[])))::int as overdue
    from orders o join purchases p on p.id = o.purchase_id
    left join order_events e on e.order_id = o.id and e.event = 'cancelled' and o.state = 'cancelled'
    where ${seenByShop(sellerId)} and o.id in ${salesOfShop(sellerId)} and o.created_at >= ${now}::timestamptz - make_interval(days => ${RECORD_DAYS})`);
  if (!found) throw new Error('An aggregate has no row');
  return found;
}

/** All orders of a shop that were ever completed, without its own purchases. */
export async function completedOrders(query: Query, sellerId: number): Promise<number> {
  const [found] = await query<{ count: number }>(sql`
    select count(*)::int as count from orders where id in ${salesOfShop(sellerId)} and state = 'completed'`);
  return found?.count ?? 0;
}

/** Those of some orders, by number, that are a shop's. */
export async function ordersAmong(
  query: Query,
  sellerId: number,
  numbers: readonly string[],
): Promise<string[]> {
  const rows = await query<{ number: string }>(sql`
    select number from orders where seller_id = ${sellerId} and number = any(${sql.param([...numbers])}::text[])`);
  return rows.map(({ number }) => number);
}
