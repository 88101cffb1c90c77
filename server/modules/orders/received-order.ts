import { sql } from 'drizzle-orm';
import { parseOrderNumber } from '#domain/orders/number.ts';
import type { Query } from '#server/platform/database/query.ts';
import type { Tx } from '#server/platform/database/transactions.ts';
import { readOrders } from './order-row.ts';
import type { OrderOwner, OrderShop } from './order-view.ts';
import { purchasesOf } from './owned.ts';

/** A line of a received order, without what was cancelled. */
export interface ReceivedLine {
  id: string;
  position: number;
  productId: number;
  name: string;
  options: string;
  imageUrl: string;
}

/** An order that its shopper has (P-BUY-8), until it is cancelled. */
export interface ReceivedOrder {
  number: string;
  shop: OrderShop;
  /** The recipient's name; null after the personal data was deleted. */
  recipient: string | null;
  /** Somebody of the shop bought its own goods (P-CAT-25). */
  isOwnPurchase: boolean;
  lines: ReceivedLine[];
}

/** A received order of its owner; null for an unknown one, and for one that has not been received. */
export async function receivedOrder(
  query: Query,
  owner: OrderOwner,
  typed: string,
): Promise<ReceivedOrder | null> {
  const [order] = await readOrders(
    query,
    sql`o.number = ${parseOrderNumber(typed)} and o.purchase_id in ${purchasesOf(owner)}
      and o.received_at is not null and o.state in ('shipped', 'delivered', 'completed')`,
  );
  if (!order) return null;
  const [contact] = await query<{ recipient: string }>(
    sql`select recipient from order_contacts where purchase_id = ${order.purchaseId}`,
  );
  const lines = await query<ReceivedLine>(sql`
    select id, position, product_id as "productId", name, options, image_url as "imageUrl"
    from order_lines where order_id = ${order.id} and quantity > cancelled order by position`);
  const { number, sellerId, seller, isOwnPurchase } = order;
  const shop = { id: sellerId, name: seller };
  return { number, shop, recipient: contact?.recipient ?? null, isOwnPurchase, lines };
}

/** Whether a line is of a received order of somebody's own. */
export async function hasReceivedLine(query: Query, owner: OrderOwner, lineId: string): Promise<boolean> {
  const found = await query(sql`
    select from order_lines l join orders o on o.id = l.order_id
    where l.id::text = ${lineId} and l.quantity > l.cancelled and o.purchase_id in ${purchasesOf(owner)}
      and o.received_at is not null and o.state in ('shipped', 'delivered', 'completed')`);
  return found.length > 0;
}

/** The telephone and place to which an order was sent; null after its personal data was taken away. */
export async function deliveredTo(
  query: Query,
  number: string,
): Promise<{ phone: string; street: string; postalCode: string } | null> {
  const [contact] = await query<{ phone: string; street: string; postalCode: string }>(sql`
    select c.phone, c.street, c.postal_code as "postalCode" from order_contacts c
    join orders o on o.purchase_id = c.purchase_id where o.number = ${number}`);
  return contact ?? null;
}

/** {@link receivedOrder} under the lock of the order, for changes that belong to its lines. */
export async function lockReceivedOrder(
  tx: Tx,
  owner: OrderOwner,
  typed: string,
): Promise<ReceivedOrder | null> {
  await tx(sql`
    select 1 from orders where number = ${parseOrderNumber(typed)} and purchase_id in ${purchasesOf(owner)} for update`);
  return receivedOrder(tx, owner, typed);
}

/** The id of the order of a line; null for an unknown line. */
export async function orderOfLine(query: Query, lineId: string): Promise<string | null> {
  const [line] = await query<{ orderId: string }>(
    sql`select order_id as "orderId" from order_lines where id = ${lineId}`,
  );
  return line?.orderId ?? null;
}
