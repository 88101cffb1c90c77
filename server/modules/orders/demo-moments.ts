import { sql } from 'drizzle-orm';
import type { Query } from '#server/platform/database/query.ts';
import { EXPIRES_AT } from './end-purchase.ts';

/** Times that a user of a demo may want to jump to. */

/** When the next unpaid purchase expires, after its grace period; null without one. */
export async function nextPaymentDeadline(query: Query): Promise<Date | null> {
  const [row] = await query<{ due: Date | null }>(sql`
    select min(${EXPIRES_AT}) as due from purchases where state = 'awaiting'`);
  return row?.due ?? null;
}

/** Whether a paid order has not reached its shopper yet. */
export async function hasOrdersOnTheWay(query: Query): Promise<boolean> {
  const [one] = await query(
    sql`select 1 from orders where state in ('new', 'accepted', 'packed', 'shipped') limit 1`,
  );
  return one !== undefined;
}
