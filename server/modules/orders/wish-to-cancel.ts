import { type SQL, sql } from 'drizzle-orm';
import type { CancelReason } from '#domain/orders/cancel-reasons.ts';
import { cancelAnswerBy } from '#domain/orders/deadlines.ts';
import type { Actor } from '#domain/orders/transitions.ts';
import type { Tx } from '#server/platform/database/transactions.ts';
import { cancelOrder } from './cancel-order.ts';
import { noteEvent } from './change-order.ts';
import { cancelExchange } from './end-purchase.ts';
import { recallParcels } from './recall-parcels.ts';

/**
 * The shopper asks to cancel an accepted order; nobody ships it until the seller has answered.
 * @returns false when it is shipped, finished, not accepted yet, or already asked for
 */
export async function askToCancel(
  tx: Tx,
  { orderId, reason }: { orderId: string; reason: CancelReason },
): Promise<boolean> {
  const now = await tx.now();
  const [asked] = await tx(sql`
    update orders set cancel_asked_at = ${now}, cancel_reason = ${reason}, cancel_answer_by = ${cancelAnswerBy(now)}
    where id = ${orderId} and state in ('accepted', 'packed') and cancel_asked_at is null returning id`);
  if (!asked) return false;
  await noteEvent(tx, { orderId, event: 'cancel_asked', actor: 'shopper', details: { reason } });
  return true;
}

/** The seller declines a request to cancel. The time that this took is added to the seller's deadline. */
export async function declineToCancel(tx: Tx, orderId: string, actor: Actor): Promise<boolean> {
  const now = await tx.now();
  const [declined] = await tx(sql`
    update orders set ship_by = ship_by + (${now}::timestamptz - cancel_asked_at),
      cancel_asked_at = null, cancel_reason = null, cancel_answer_by = null
    where id = ${orderId} and state in ('accepted', 'packed') and cancel_answer_by is not null returning id`);
  if (!declined) return false;
  await noteEvent(tx, { orderId, event: 'cancel_declined', actor });
  return true;
}

/** The outcome of calling an order off. */
export type CalledOff =
  | 'cancelled'
  /**
   * A courier is booked: the order is cancelled once the courier has agreed, unless the parcel is picked up
   * first.
   */
  | 'recalling';

/**
 * Calls off an order that was not shipped: at once, or after the booking of its courier was cancelled, so
 * that no money goes back while the goods go out. @returns null when it is too late
 */
export async function callOff(
  tx: Tx,
  given: { orderId: string; actor: Actor; reason: string; at?: Date; onlyIf?: SQL },
): Promise<CalledOff | null> {
  const { orderId, actor, reason, onlyIf } = given;
  // An exchange that waits has a purchase that waits with it, which is locked first.
  if (await cancelExchange(tx, given)) return 'cancelled';
  await tx(sql`select 1 from orders where id = ${orderId} for update`);
  // Reads after it has the lock: a condition in the locking statement would see the parcels from before the
  // wait.
  const [open] = await tx(sql`
    select id from orders where id = ${orderId} and state in ('new', 'accepted', 'packed')
      and ${onlyIf ?? sql`true`}`);
  if (!open) return null;
  if ((await recallParcels(tx, orderId)) === 0) return (await cancelOrder(tx, given)) ? 'cancelled' : null;
  const now = await tx.now();
  await tx(sql`
    update orders set cancel_asked_at = coalesce(cancel_asked_at, ${now}), cancel_reason = ${reason},
      cancel_answer_by = null
    where id = ${orderId}`);
  await noteEvent(tx, { orderId, event: 'cancel_approved', actor, details: { reason } });
  return 'recalling';
}

/** Completes {@link callOff}, once no courier is booked any more. */
export async function finishCallingOff(tx: Tx, orderId: string): Promise<boolean> {
  const [approved] = await tx<{ actor: Actor; reason: string }>(sql`
    select e.actor, o.cancel_reason as reason from orders o join lateral (
      select actor from order_events where order_id = o.id and event = 'cancel_approved' order by seq desc limit 1
    ) e on true
    where o.id = ${orderId} and o.cancel_asked_at is not null and o.cancel_answer_by is null`);
  return approved ? cancelOrder(tx, { orderId, ...approved }) : false;
}
