import { sql } from 'drizzle-orm';
import { settle } from '#domain/ledger/postings.ts';
import { rupiah } from '#domain/money.ts';
import type { Actor } from '#domain/orders/transitions.ts';
import { applyReceipts, createRefund, post } from '#server/modules/ledger/ledger.ts';
import { takeAgain } from '#server/modules/stock/stock.ts';
import type { Tx } from '#server/platform/database/transactions.ts';
import { changeOrder } from './change-order.ts';
import { flashOf, moveFlash } from './flash-of-purchase.ts';
import { askForAccount } from './note-refund.ts';
import { promiseFrom } from './promise-order.ts';

/** An order of a purchase and the amount due for it. */
interface DueOrder {
  id: string;
  due: number;
}

const ordersOf = (tx: Tx, purchaseId: string): Promise<DueOrder[]> =>
  tx(sql`select id, total - credit as due from orders where purchase_id = ${purchaseId} order by id`);

/** The method of the money that came last, which may not be the one that was chosen last (P-PAY-19). */
const methodOfMoney = (purchaseId: string) => sql`coalesce((
  select case when r.place = 'provider' then a.method else 'transfer' end
  from receipts r left join payment_attempts a on a.id = r.attempt_id
  where r.purchase_id = ${purchaseId} order by r.at desc, r.id limit 1), method)`;

/**
 * A purchase is paid: its orders go to their sellers, the received money pays for them, and the excess is
 * refunded. The receipts are already booked. @returns false when the purchase does not wait for money
 */
export async function settlePurchase(tx: Tx, purchaseId: string, actor: Actor): Promise<boolean> {
  const now = await tx.now();
  const [confirmed] = await tx<{ total: number }>(sql`
    update purchases set state = 'confirmed', confirmed_at = ${now}, method = ${methodOfMoney(purchaseId)}
    where id = ${purchaseId} and state = 'awaiting'
    returning total`);
  if (!confirmed) return false;
  const orders = await ordersOf(tx, purchaseId);
  for (const { id } of orders) await change(tx, id, 'paid', actor, now);
  await payFor(tx, { purchaseId, total: confirmed.total, orders, now });
  return true;
}

/**
 * A newcomer confirms what they pay at the door: its orders go to their sellers (P-PAY-31).
 * @returns false when it does not wait for that, or its hour is over
 */
export async function confirmPurchase(tx: Tx, purchaseId: string): Promise<boolean> {
  const now = await tx.now();
  const [confirmed] = await tx(sql`
    update purchases set state = 'confirmed', confirmed_at = ${now}
    where id = ${purchaseId} and state = 'awaiting' and method = 'cod' and pay_by > ${now} returning id`);
  if (!confirmed) return false;
  for (const { id } of await ordersOf(tx, purchaseId)) await change(tx, id, 'confirmed', 'shopper', now);
  return true;
}

/**
 * Money arrived late for an expired purchase, which is revived if its goods and quotas are still there. Never an exchange: the
 * goods that came back have been paid to its shopper.
 * @throws OutOfStock, FlashQuotaGone when they are not: the caller refunds the money
 * @returns false when the purchase has not expired, or is an exchange
 */
export async function revivePurchase(tx: Tx, purchaseId: string, actor: Actor): Promise<boolean> {
  const now = await tx.now();
  const [confirmed] = await tx<{ total: number }>(sql`
    update purchases set state = 'confirmed', confirmed_at = ${now}, ended_at = null, method = ${methodOfMoney(purchaseId)}
    where id = ${purchaseId} and state = 'expired' and not is_exchange returning total`);
  if (!confirmed) return false;
  const orders = await ordersOf(tx, purchaseId);
  const seqs = new Map<string, number>();
  for (const { id } of orders) seqs.set(id, await change(tx, id, 'revived', actor, now));
  const flash = await flashOf(tx, purchaseId);
  for (const [id, seq] of seqs) await takeAgain(tx, id, seq);
  await moveFlash(tx, flash, 'take');
  await payFor(tx, { purchaseId, total: confirmed.total, orders, now });
  return true;
}

async function change(
  tx: Tx,
  orderId: string,
  event: 'paid' | 'confirmed' | 'revived',
  actor: Actor,
  now: Date,
): Promise<number> {
  const set = await promiseFrom(tx, orderId, now);
  const changed = await changeOrder(tx, { orderId, event, actor, set });
  if (!changed) throw new Error(`Order ${orderId} cannot be ${event}, but its purchase was`);
  return changed.seq;
}

async function payFor(
  tx: Tx,
  given: { purchaseId: string; total: number; orders: readonly DueOrder[]; now: Date },
): Promise<void> {
  const { purchaseId, total, orders, now } = given;
  const excess = await applyReceipts(tx, purchaseId, total);
  for (const { id, due } of orders) {
    await post(tx, settle(purchaseId, [{ id, due: rupiah(due) }]), { purchaseId, orderId: id, at: now });
  }
  await giveBack(tx, purchaseId, excess);
}

/** Refunds money that pays for nothing, receipt by receipt. */
export async function giveBack(
  tx: Tx,
  purchaseId: string,
  excess: readonly { receiptId: string; amount: number }[],
): Promise<void> {
  for (const { receiptId, amount } of excess) {
    const { id: refundId } = await createRefund(tx, {
      cause: { kind: 'receipt', id: receiptId },
      purchaseId,
      orderId: null,
      from: [{ account: `unapplied:${purchaseId}`, amount, kind: 'excess' }],
    });
    if (refundId) await askForAccount(tx, { refundId, actor: 'provider' });
  }
}
