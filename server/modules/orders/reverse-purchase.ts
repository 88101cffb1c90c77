import { sql } from 'drizzle-orm';
import { releaseUnapplied, reverse, unsettle } from '#domain/ledger/postings.ts';
import { rupiah } from '#domain/money.ts';
import { caseNotes, openCase } from '#server/modules/cases/cases.ts';
import { balanceOf, chargeBack, post, takeOffReceipt } from '#server/modules/ledger/ledger.ts';
import { freePieces } from '#server/modules/stock/stock.ts';
import type { Tx } from '#server/platform/database/transactions.ts';
import { cancelOrder } from './cancel-order.ts';
import { changeOrder } from './change-order.ts';
import { cancelPurchase } from './end-purchase.ts';
import { flashOf, moveFlash } from './flash-of-purchase.ts';

/** A payment that a bank took back. */
export interface Reversal {
  purchaseId: string;
  receiptId: string;
  /** All that was taken back of it so far; `all`: the whole payment. */
  amount: number | 'all';
}

/**
 * A bank took a payment back, or a part of it; called under the purchase's lock. Only what is new since the last time
 * is booked. When all of it is gone, orders that no seller has accepted are cancelled, and their money covers it. The
 * rest stays in `dispute` until somebody decides who bears it (P-PAY-12, P-PAY-13).
 */
export async function reversePurchase(tx: Tx, { purchaseId, receiptId, amount }: Reversal): Promise<void> {
  // Locked, so that no seller accepts one of them meanwhile, and before the receipt, as whoever cancels an order does.
  const unsent = await lockUnsent(tx, purchaseId);
  const taken = await chargeBack(tx, receiptId, amount);
  if (taken === null) return;
  await takeBack(tx, { purchaseId, receiptId, amount: taken.difference });
  await openCase(tx, {
    kind: 'chargeback',
    subject: `receipt:${receiptId}`,
    details: caseNotes.takenBack({ total: taken.total, paid: taken.amount }),
  });
  if (taken.total < taken.amount) return;
  for (const order of unsent) {
    if (order.isExchange) await callOffExchange(tx, order);
    else await coverWithUnsent(tx, { purchaseId, orderId: order.id, receiptId });
  }
  await tx(sql`
    update purchases set state = 'cancelled', ended_at = ${await tx.now()} where id = ${purchaseId} and state = 'confirmed'
      and not exists (select from orders where purchase_id = ${purchaseId} and state <> 'cancelled')`);
}

/**
 * Books money that left the provider and that no escrow gives: it lies in `dispute`. Money that paid for nothing covers
 * it first.
 */
export async function takeBack(
  tx: Tx,
  { purchaseId, receiptId, amount }: { purchaseId: string; receiptId: string; amount: number },
): Promise<void> {
  const receipt = await takeOffReceipt(tx, receiptId, amount);
  if (!receipt) return;
  const taken = { id: receiptId, total: rupiah(receipt.total), amount: rupiah(receipt.taken) };
  const free = rupiah(Math.max(0, Math.min(receipt.taken, receipt.free)));
  await post(tx, [...reverse(taken), ...releaseUnapplied({ ...taken, purchaseId, amount: free })], {
    purchaseId,
    at: await tx.now(),
  });
}

interface UnsentOrder {
  id: string;
  purchaseId: string;
  isExchange: boolean;
}

/** Orders that a purchase paid for and no seller has accepted: its own, and exchanges of the goods of its orders. */
const lockUnsent = (tx: Tx, purchaseId: string): Promise<UnsentOrder[]> =>
  tx<UnsentOrder>(sql`
    with recursive paid as (
      select id from orders where purchase_id = ${purchaseId}
      union select o.id from orders o join paid p on o.exchange_of = p.id
    )
    select id, purchase_id as "purchaseId", exchange_of is not null as "isExchange" from orders
    where id in (select id from paid) and (state = 'new' or (state = 'unpaid' and exchange_of is not null))
    order by id for update`);

/** Two payments may have paid for an exchange: what was taken back is covered, and the other goes to its shopper. */
async function callOffExchange(tx: Tx, { id: orderId, purchaseId }: UnsentOrder): Promise<void> {
  const why = { actor: 'provider', reason: 'payment_reversed' } as const;
  if (!(await cancelOrder(tx, { ...why, orderId }))) await cancelPurchase(tx, { ...why, purchaseId });
}

/** Cancels an order that no seller has accepted; its money covers what was taken back. */
async function coverWithUnsent(
  tx: Tx,
  { purchaseId, orderId, receiptId }: { purchaseId: string; orderId: string; receiptId: string },
): Promise<void> {
  const changed = await changeOrder(tx, {
    orderId,
    event: 'cancelled',
    actor: 'provider',
    details: { reason: 'payment_reversed' },
    set: sql`accept_by = null, ship_by = null, cancel_answer_by = null`,
    onlyIf: sql`state = 'new'`,
  });
  if (!changed) throw new Error(`Order ${orderId} cannot be cancelled under the lock of its purchase`);
  const flash = await flashOf(tx, purchaseId, orderId);
  await freePieces(tx, { orderId, seq: changed.seq });
  await moveFlash(tx, flash, 'give');
  const held = rupiah(-(await balanceOf(tx, `escrow:${orderId}`)));
  await post(tx, unsettle(receiptId, { id: orderId, held }), { purchaseId, orderId, at: await tx.now() });
}
