import { type SQL, sql } from 'drizzle-orm';
import type { Actor } from '#domain/orders/transitions.ts';
import { EXPIRY_GRACE_MINUTES } from '#domain/payments/methods.ts';
import { unapplied } from '#server/modules/ledger/ledger.ts';
import { emptyStock, freePieces } from '#server/modules/stock/stock.ts';
import type { Tx } from '#server/platform/database/transactions.ts';
import { heldFor } from './cancel-order.ts';
import { changeOrder } from './change-order.ts';
import { coverReversal } from './cover-reversal.ts';
import { flashOf, moveFlash } from './flash-of-purchase.ts';
import { lockOrders } from './lock-orders.ts';
import { askForAccount } from './note-refund.ts';
import { refundOrder } from './refund-order.ts';
import { giveBack } from './settle-purchase.ts';

/**
 * When a purchase expires. A payment on its way has some minutes; a confirmation at the door has none.
 */
export const EXPIRES_AT = sql`pay_by + make_interval(
  mins => case when method = 'cod' then 0 else ${EXPIRY_GRACE_MINUTES}::integer end)`;

/**
 * Nobody paid or confirmed in time: the purchase expires, as of its deadline, and its goods are on sale again. The
 * deadline is checked once more here. @returns false when the purchase does not wait any more, or its
 * deadline has not passed
 */
export async function expirePurchase(tx: Tx, purchaseId: string): Promise<boolean> {
  const now = await tx.now();
  const [expired] = await tx<{ at: Date; method: string }>(sql`
    update purchases set state = 'expired', ended_at = pay_by where id = ${purchaseId} and state = 'awaiting'
      and ${EXPIRES_AT} <= ${now}
    returning pay_by as at, method`);
  if (!expired) return false;
  const reason = expired.method === 'cod' ? 'not_confirmed' : 'expired';
  await endOrders(tx, { purchaseId, actor: 'clock', reason, at: expired.at });
  return true;
}

/** The shopper cancels before paying: the whole purchase ends at once. @returns false when it is too late */
export async function cancelPurchase(
  tx: Tx,
  given: { purchaseId: string; actor: Actor; reason: string },
): Promise<boolean> {
  const now = await tx.now();
  const [cancelled] = await tx(sql`
    update purchases set state = 'cancelled', ended_at = ${now} where id = ${given.purchaseId} and state = 'awaiting'
    returning id`);
  if (!cancelled) return false;
  await endOrders(tx, { ...given, at: now });
  return true;
}

/**
 * Cancels the unpaid orders of a purchase under its lock, releases goods and quota, and refunds what had
 * arrived.
 */
async function endOrders(
  tx: Tx,
  given: { purchaseId: string; actor: Actor; reason: string; at: Date },
): Promise<void> {
  const { purchaseId, actor, reason, at } = given;
  const orders = await tx<{ id: string }>(
    sql`select id from orders where purchase_id = ${purchaseId} order by id`,
  );
  const seqs = new Map<string, number>();
  for (const { id: orderId } of orders) {
    const details = { reason };
    const changed = await changeOrder(tx, { orderId, event: 'cancelled', actor, details, at });
    if (!changed) throw new Error(`Order ${orderId} cannot be cancelled, but its purchase was`);
    seqs.set(orderId, changed.seq);
  }
  const flash = await flashOf(tx, purchaseId);
  for (const [orderId, seq] of seqs) {
    const skuIds = await freePieces(tx, { orderId, seq });
    if (reason === 'no_stock') await emptyStock(tx, { orderId, seq, skuIds });
  }
  await moveFlash(tx, flash, 'give');
  for (const orderId of seqs.keys()) await giveCreditBack(tx, { purchaseId, orderId, actor });
  await giveBack(tx, purchaseId, await unapplied(tx, purchaseId));
}

/** What goods that came back had paid of an exchange goes to the shopper, but for what was taken back meanwhile. */
async function giveCreditBack(
  tx: Tx,
  { purchaseId, orderId, actor }: { purchaseId: string; orderId: string; actor: Actor },
): Promise<void> {
  const held = await heldFor(tx, orderId);
  const amount = held > 0 ? held - (await coverReversal(tx, { purchaseId, orderId, amount: held })) : 0;
  if (amount <= 0) return;
  const cause = { kind: 'order', id: orderId } as const;
  const from = [{ account: `escrow:${orderId}`, amount, kind: 'goods' as const }];
  const { id: refundId } = await refundOrder(tx, { cause, purchaseId, orderId, from });
  if (refundId !== null) await askForAccount(tx, { refundId, actor });
}

/**
 * The return of an exchange ends without it, or somebody calls it off before the goods that it replaces are looked at: it
 * and its purchase end, and its goods are on sale again. @returns false when it does not wait any more
 */
export async function cancelExchange(
  tx: Tx,
  given: { orderId: string; actor: Actor; reason: string; onlyIf?: SQL },
): Promise<boolean> {
  const { orderId, actor, reason, onlyIf = sql`true` } = given;
  const [found] = await tx<{ purchaseId: string }>(sql`
    select purchase_id as "purchaseId" from orders where id = ${orderId} and state = 'waiting'`);
  if (!found) return false;
  const { purchaseId } = found;
  await lockOrders(tx, [orderId]);
  const [waiting] = await tx(sql`
    select id from orders where id = ${orderId} and state = 'waiting' and ${onlyIf}`);
  return waiting !== undefined && cancelPurchase(tx, { purchaseId, actor, reason });
}
