import { type SQL, sql } from 'drizzle-orm';

/** An order, and the purchase that it was paid with; null for money of a purchase that paid for no order. */
interface Paid {
  purchaseId: string | null;
  orderId: string | null;
}

/**
 * Whether a receipt, `r` in the query, paid for an order: money of its purchase, cash that a courier collected for it, and
 * of an exchange also what paid for the goods that it replaces, and for those before them.
 */
export const paidFor = ({ purchaseId, orderId }: Paid): SQL => sql`
  r.purchase_id = any(array(select ${purchaseId}::uuid union all select purchase_id from ${replacedBy(orderId)} b))
  and (r.order_id is null or r.order_id = ${orderId} or r.order_id in (select order_id from ${replacedBy(orderId)} b))`;

/** The orders whose goods an order replaces, one after the other, with their purchases. */
const replacedBy = (orderId: string | null): SQL => sql`(
  with recursive before as (
    select order_id, purchase_id from exchange_credits where exchange_id = ${orderId}::uuid
    union select c.order_id, c.purchase_id from exchange_credits c join before b on c.exchange_id = b.order_id
  ) select order_id, purchase_id from before)`;
