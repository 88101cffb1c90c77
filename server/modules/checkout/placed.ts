import { sql } from 'drizzle-orm';
import type { PaymentMethod } from '#domain/payments/methods.ts';
import { findByRequestKey } from '#server/modules/orders/orders.ts';
import type { Query } from '#server/platform/database/query.ts';

/** The purchase that a checkout has made. */
export interface PlacedPurchase extends Record<string, unknown> {
  number: string;
  method: PaymentMethod;
  /** Numbers of its orders. */
  orders: readonly string[];
}

/** Where a purchase goes on: to be paid, or, at the door, to what is on its way. */
export function placedPath({ number, method, orders }: PlacedPurchase): string {
  if (method !== 'cod') return `/checkout/pay/${number}`;
  return orders.length === 1 ? `/orders/${orders[0]}` : '/orders';
}

/**
 * Where the purchase of a checkout goes on; null while there is none. A double tap, a reload, Back, a second tab and a
 * lost answer all come here.
 */
export async function findPlaced(query: Query, checkoutId: string): Promise<string | null> {
  const found = await findByRequestKey(query, checkoutId);
  if (!found) return null;
  const [purchase] = await query<PlacedPurchase>(sql`
    select p.number, p.method, array(select o.number from orders o where o.purchase_id = p.id order by o.id) as orders
    from purchases p where p.id = ${found.id}`);
  return purchase ? placedPath(purchase) : null;
}
