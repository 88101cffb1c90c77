import { sql } from 'drizzle-orm';
import type { Actor } from '#domain/orders/transitions.ts';
import type { Tx } from '#server/platform/database/transactions.ts';

/** The shopper was told of the events of an order up to this one. Each audience has a mark of its own. */
export async function markTold(tx: Tx, orderId: string, seq: number): Promise<void> {
  await tx(sql`update orders set told = ${seq} where id = ${orderId}`);
}

/** An event of an order that its shop was not told of. */
export interface UntoldToShop {
  event: string;
  actor: Actor;
  /** The state into which it led; null for a note. */
  state: string | null;
  /** Until when the next step of a return must be made. */
  until: Date | null;
  /** The order was the shop's before; of a step of a return, that return. */
  wasSeen: boolean;
}

/** Locks an order of whose events its shop has not been told; null when it has. */
export async function lockUntoldToShop(
  tx: Tx,
  orderId: string,
): Promise<{ told: number; events: number; sellerId: number } | null> {
  const [order] = await tx<{ told: number; events: number; sellerId: number }>(sql`
    select told_shop as told, events, seller_id as "sellerId" from orders
    where id = ${orderId} and told_shop < events for update`);
  return order ?? null;
}

/** The events of an order after one of them, oldest first. */
export const untoldToShop = (tx: Tx, orderId: string, told: number): Promise<UntoldToShop[]> =>
  tx<UntoldToShop>(sql`
    select e.event, e.actor, e.details ->> 'state' as state, (e.details ->> 'until')::timestamptz as until,
      exists (
        select 1 from order_events b where b.order_id = e.order_id and b.seq < e.seq
          and case when e.event like 'return\_%'
            then b.event = 'return_asked' and b.details ->> 'return_id' = e.details ->> 'return_id'
            else b.event in ('paid', 'confirmed', 'inspected', 'revived') or b.details ->> 'state' = 'new' end
      ) as "wasSeen"
    from order_events e where e.order_id = ${orderId} and e.seq > ${told} order by e.seq`);

/** So were the owners of its shop. */
export async function markShopTold(tx: Tx, orderId: string, seq: number): Promise<void> {
  await tx(sql`update orders set told_shop = ${seq} where id = ${orderId}`);
}

/** A mail about a purchase was not sent; its page says so. */
export async function noteMailHeld(tx: Tx, purchaseId: string): Promise<void> {
  await tx(sql`update purchases set mail_held_at = ${await tx.now()} where id = ${purchaseId}`);
}
