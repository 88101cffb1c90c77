import { bounced, failedToTransfer, retryRefund, transferred } from '#server/modules/ledger/ledger.ts';
import {
  askForAccount,
  closeFailedCase,
  noteRefunded,
  openRefundCase,
} from '#server/modules/orders/orders.ts';
import type { Tx } from '#server/platform/database/transactions.ts';

/**
 * The operator has seen at the provider that nothing of a failed refund went through: the shopper names an account.
 * @returns false when it did not fail
 */
export async function refundByTransfer(tx: Tx, refundId: string): Promise<boolean> {
  const failed = await failedToTransfer(tx, refundId);
  if (failed) {
    await closeFailedCase(tx, refundId, 'by transfer');
    await askForAccount(tx, { refundId, actor: 'operator' });
  }
  return failed;
}

/** The operator has seen at the provider what became of a failed refund, and has it tried again. @returns false when it did not fail */
export async function refundTriedAgain(tx: Tx, refundId: string): Promise<boolean> {
  const failed = await retryRefund(tx, refundId);
  if (failed) await closeFailedCase(tx, refundId, 'tried again');
  return failed;
}

/** The operator transferred a refund, by hand or by a file. @returns false when it does not wait for that */
export async function refundTransferred(
  tx: Tx,
  refundId: string,
  from: 'manual' | 'exported' = 'manual',
): Promise<boolean> {
  const done = await transferred(tx, refundId, from);
  if (done) await noteRefunded(tx, { refundId, actor: 'operator' });
  return done;
}

/**
 * The bank returned a transferred refund: its money waits again, and the shopper may name another account.
 * @returns false when it was not transferred
 */
export async function refundBounced(tx: Tx, refundId: string): Promise<boolean> {
  const isBack = await bounced(tx, refundId);
  if (isBack) {
    await openRefundCase(tx, { refundId, kind: 'bounced_refund' });
    await askForAccount(tx, { refundId, actor: 'operator', event: 'refund_bounced' });
  }
  return isBack;
}
