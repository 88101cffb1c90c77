import { sql } from 'drizzle-orm';
import { releaseUnapplied, reverse } from '#domain/ledger/postings.ts';
import { rupiah } from '#domain/money.ts';
import { balanceOf, post } from '#server/modules/ledger/ledger.ts';
import { freePieces } from '#server/modules/stock/stock.ts';
import type { Tx } from '#server/platform/database/transactions.ts';
import { changeOrder } from './change-order.ts';
import { flashOf, moveFlash } from './flash-of-purchase.ts';

/**
 * The provider took a payment back; called under the purchase's lock. Orders that no seller has accepted are
 * cancelled, and their money covers it. The rest stays in `dispute` until somebody decides who bears it.
 */
export async function reversePurchase(
  tx: Tx,
  { purchaseId, receiptId }: { purchaseId: string; receiptId: string },
): Promise<void> {
  const now = await tx.now();
  // Locked, so that no seller accepts one of them meanwhile, and before the receipt, as whoever cancels an order does.
  const unsent = await tx<{ id: string }>(sql`
    select id from orders where purchase_id = ${purchaseId} and state = 'new' order by id for update`);
  const [receipt] = await tx<{ amount: number; free: number }>(sql`
    update receipts set reversed = amount where id = ${receiptId} and reversed = 0
    returning amount::float8 as amount, (amount - applied - refund_reserved)::float8 as free`);
  if (!receipt) return;
  const covering: { id: string; due: ReturnType<typeof rupiah> }[] = [];
  for (const { id: orderId } of unsent) {
    const held = await cancelUnsent(tx, { purchaseId, orderId });
    if (held > 0) covering.push({ id: orderId, due: rupiah(held) });
  }
  const given = { id: receiptId, purchaseId, amount: rupiah(receipt.amount) };
  await post(tx, reverse(given, []), { purchaseId, at: now });
  for (const order of covering)
    await post(tx, reverse({ ...given, amount: rupiah(0) }, [order]), {
      purchaseId,
      orderId: order.id,
      at: now,
    });
  const free = rupiah(Math.max(0, receipt.free));
  await post(tx, releaseUnapplied({ ...given, amount: free }), { purchaseId, at: now });
  await tx(sql`
    update purchases set state = 'cancelled', ended_at = ${now} where id = ${purchaseId} and state = 'confirmed'
      and not exists (select from orders where purchase_id = ${purchaseId} and state <> 'cancelled')`);
}

interface CoveringReceipt extends Record<string, unknown> {
  id: string;
  isReversed: boolean;
  refundable: number;
}

/**
 * An order is cancelled after its payment was taken back: what no receipt can give back to the shopper covers that
 * payment instead. @returns how much of `amount` does
 */
export async function coverReversal(
  tx: Tx,
  { purchaseId, orderId, amount }: { purchaseId: string; orderId: string; amount: number },
): Promise<number> {
  // Locked in the order in which refunds lock them.
  const receipts = await tx<CoveringReceipt>(sql`
    select id, reversed > 0 as "isReversed",
      greatest(0, least(applied, amount - reversed - refund_reserved))::float8 as refundable
    from receipts where purchase_id = ${purchaseId} order by place = 'shop', at desc, id for update`);
  const reversed = receipts.find(({ isReversed }) => isReversed);
  const covered = amount - receipts.reduce((sum, { refundable }) => sum + refundable, 0);
  if (!reversed || covered <= 0) return 0;
  const moved = reverse({ id: reversed.id, amount: rupiah(0) }, [{ id: orderId, due: rupiah(covered) }]);
  await post(tx, moved, { purchaseId, orderId, at: await tx.now() });
  return covered;
}

/** @returns the shopper's money that the order held */
async function cancelUnsent(
  tx: Tx,
  { purchaseId, orderId }: { purchaseId: string; orderId: string },
): Promise<number> {
  const changed = await changeOrder(tx, {
    ...{ orderId, event: 'cancelled', actor: 'provider', details: { reason: 'payment_reversed' } },
    set: sql`accept_by = null, ship_by = null, cancel_answer_by = null`,
    onlyIf: sql`state = 'new'`,
  });
  if (!changed) throw new Error(`Order ${orderId} cannot be cancelled under the lock of its purchase`);
  const flash = await flashOf(tx, purchaseId, orderId);
  await freePieces(tx, { orderId, seq: changed.seq });
  await moveFlash(tx, flash, 'give');
  return -(await balanceOf(tx, `escrow:${orderId}`));
}
