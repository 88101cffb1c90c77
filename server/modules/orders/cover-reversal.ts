import { unsettle } from '#domain/ledger/postings.ts';
import { rupiah } from '#domain/money.ts';
import { post, receiptsOfOrder } from '#server/modules/ledger/ledger.ts';
import type { Tx } from '#server/platform/database/transactions.ts';

/**
 * An order is cancelled after its payment was taken back: what no receipt can give back to the shopper covers that
 * payment instead. @returns how much of `amount` does
 */
export async function coverReversal(
  tx: Tx,
  { purchaseId, orderId, amount }: { purchaseId: string; orderId: string; amount: number },
): Promise<number> {
  const receipts = await receiptsOfOrder(tx, { purchaseId, orderId });
  const reversed = receipts.find(({ isReversed }) => isReversed);
  const covered = amount - receipts.reduce((sum, { refundable }) => sum + refundable, 0);
  if (!reversed || covered <= 0) return 0;
  const moved = unsettle(reversed.id, { id: orderId, held: rupiah(covered) });
  await post(tx, moved, { purchaseId, orderId, at: await tx.now() });
  return covered;
}
