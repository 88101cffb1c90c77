import { sql } from 'drizzle-orm';
import type { PaymentMethod } from '#domain/payments/methods.ts';
import { findByRequestKey } from '#server/modules/orders/orders.ts';
import type { Query } from '#server/platform/database/query.ts';

/** The purchase that a checkout has made. */
export interface PlacedPurchase extends Record<string, unknown> {
  number: string;
  method: PaymentMethod;
  /** The number of its first order. */
  order: string;
}

/** Where a purchase goes on: to be paid, or, at the door, to its first order. */
export const placedPath = ({ number, method, order }: PlacedPurchase): string =>
  method === 'cod' ? `/orders/${order}` : `/checkout/pay/${number}`;

/**
 * Where the purchase of a checkout goes on; null while there is none. A double tap, a reload, Back, a second tab and a
 * lost answer all come here.
 */
export async function findPlaced(query: Query, checkoutId: string): Promise<string | null> {
  const found = await findByRequestKey(query, checkoutId);
  if (!found) return null;
  const [purchase] = await query<PlacedPurchase>(sql`
    select p.number, p.method, o.number as "order"
    from purchases p join orders o on o.purchase_id = p.id where p.id = ${found.id} order by o.id limit 1`);
  return purchase ? placedPath(purchase) : null;
}
