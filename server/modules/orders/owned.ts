import { type SQL, sql } from 'drizzle-orm';
import type { OrderOwner } from './order-view.ts';

/**
 * The purchases that an owner may see: their own, and those opened by a mail's link. A subquery of ids, for
 * an `in`.
 */
export function purchasesOf(owner: OrderOwner): SQL {
  const own = owner.userId === undefined ? sql`guest_id = ${owner.guestId}` : sql`user_id = ${owner.userId}`;
  return sql`(
    select id from purchases where ${own}
    union select purchase_id from order_grants
    where owner_id = ${owner.userId ?? owner.guestId} and expires_at > shop_now())`;
}
