import { sql } from 'drizzle-orm';
import type { PaymentMethod } from '#domain/payments/methods.ts';
import { findByRequestKey } from '#server/modules/orders/orders.ts';
import type { Query } from '#server/platform/database/query.ts';

/** The purchase that resulted from a checkout. */
export interface PlacedPurchase extends Record<string, unknown> {
  number: string;
  method: PaymentMethod;
  /** It waits for its payment, or for a newcomer's confirmation. */
  isAwaiting: boolean;
  /** The number of its first order. */
  order: string;
}

/** The next page of a purchase: what it waits for, or with cash on delivery its first order. */
export const placedPath = ({ number, method, order, isAwaiting }: PlacedPurchase): string =>
  method === 'cod' && !isAwaiting ? `/orders/${order}` : `/checkout/pay/${number}`;

/**
 * The next page of a checkout's purchase; null without one. A double tap, a reload, Back, a second tab and a
 * lost answer all end here.
 */
export async function findPlaced(query: Query, checkoutId: string): Promise<string | null> {
  const found = await findByRequestKey(query, checkoutId);
  if (!found) return null;
  const [purchase] = await query<PlacedPurchase>(sql`
    select p.number, p.method, p.state = 'awaiting' as "isAwaiting", o.number as "order"
    from purchases p join orders o on o.purchase_id = p.id where p.id = ${found.id} order by o.id limit 1`);
  return purchase ? placedPath(purchase) : null;
}
