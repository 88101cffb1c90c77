import { bounced, failedToTransfer, transferred } from '#server/modules/ledger/ledger.ts';
import { askForAccount, noteRefunded } from '#server/modules/orders/orders.ts';
import type { Tx } from '#server/platform/database/transactions.ts';

/**
 * The operator has seen at the provider that nothing of a failed refund went through: the shopper names an account.
 * @returns false when it did not fail
 */
export async function refundByTransfer(tx: Tx, refundId: string): Promise<boolean> {
  const failed = await failedToTransfer(tx, refundId);
  if (failed) await askForAccount(tx, { refundId, actor: 'operator' });
  return failed;
}

/** The operator transferred a refund. @returns false when it does not wait for that */
export async function refundTransferred(tx: Tx, refundId: string): Promise<boolean> {
  const done = await transferred(tx, refundId);
  if (done) await noteRefunded(tx, { ...done, actor: 'operator' });
  return done !== null;
}

/**
 * The bank returned a transferred refund: its money waits again, and the shopper may name another account.
 * @returns false when it was not transferred
 */
export async function refundBounced(tx: Tx, refundId: string): Promise<boolean> {
  const isBack = await bounced(tx, refundId);
  if (isBack) await askForAccount(tx, { refundId, actor: 'operator' });
  return isBack;
}
