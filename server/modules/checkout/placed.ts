import { sql } from 'drizzle-orm';
import { orderPath, payPath } from '#domain/paths.ts';
import type { PaymentMethod } from '#domain/payments/methods.ts';
import { findByRequestKey } from '#server/modules/orders/orders.ts';
import type { Query } from '#server/platform/database/query.ts';

/** The purchase that resulted from a checkout. */
export interface CheckoutPurchase {
  number: string;
  method: PaymentMethod;
  /** It waits for its payment, or for a newcomer's confirmation. */
  isAwaiting: boolean;
  /** The number of its first order. */
  order: string;
}

/** The next page of a purchase: what it waits for, or with cash on delivery its first order. */
export const placedPath = ({ number, method, order, isAwaiting }: CheckoutPurchase): string =>
  method === 'cod' && !isAwaiting ? orderPath(order) : payPath(number);

/** A checkout's purchase, and what was posted for it. */
interface FoundPurchase {
  /** The number of its first order. */
  order: string;
  path: string;
  requestHash: Buffer;
}

/** The purchase of a checkout; null without one. */
async function findPurchaseOf(query: Query, checkoutId: string): Promise<FoundPurchase | null> {
  const found = await findByRequestKey(query, checkoutId);
  if (!found) return null;
  const [purchase] = await query<CheckoutPurchase>(sql`
    select p.number, p.method, p.state = 'awaiting' as "isAwaiting", o.number as "order"
    from purchases p join orders o on o.purchase_id = p.id where p.id = ${found.id} order by o.id limit 1`);
  if (!purchase) return null;
  return { order: purchase.order, path: placedPath(purchase), requestHash: found.requestHash };
}

/**
 * The next page of a checkout's purchase; null without one. A double tap, a reload, Back, a second tab and a
 * lost answer all end here.
 */
export const findPlaced = async (query: Query, checkoutId: string): Promise<string | null> =>
  (await findPurchaseOf(query, checkoutId))?.path ?? null;

/**
 * The purchase that a checkout had become before a form with another content came: a second tab's, say. Null where the
 * form is the one that placed it, was sent again unchanged, or leads elsewhere.
 */
export async function placedBefore(
  query: Query,
  given: { checkoutId: string; path: string; requestHash: Buffer },
): Promise<{ order: string; path: string } | null> {
  const found = await findPurchaseOf(query, given.checkoutId);
  if (found?.path !== given.path || found.requestHash.equals(given.requestHash)) return null;
  return { order: found.order, path: found.path };
}
