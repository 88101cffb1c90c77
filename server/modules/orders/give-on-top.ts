import { GOODWILL } from '#domain/ledger/refund-sources.ts';
import type { Actor } from '#domain/orders/transitions.ts';
import type { Tx } from '#server/platform/database/transactions.ts';
import { askForAccount } from './note-refund.ts';
import type { RefundableOrder } from './plan-refund.ts';
import { refundOrder } from './refund-order.ts';

/** Gives back what a shopper paid to send goods to their seller, out of the seller's account (P-RET-46). */
export async function refundPostage(
  tx: Tx,
  { orderId, purchaseId, sellerId }: RefundableOrder,
  given: { returnId: string; amount: number; actor: Actor },
): Promise<void> {
  const { returnId, amount, actor } = given;
  const from = [{ account: `seller:${sellerId}`, amount, kind: 'postage' as const }];
  const cause = { kind: 'postage', id: returnId } as const;
  const { id } = await refundOrder(tx, { cause, purchaseId, orderId, from });
  if (id !== null) await askForAccount(tx, { refundId: id, actor });
}

/** Gives something on top of what was paid, out of the shop's own pocket (P-PAY-24). */
export async function giveOnTop(
  tx: Tx,
  { orderId, purchaseId }: RefundableOrder,
  { causeId, amount }: { causeId: string; amount: number },
): Promise<string> {
  const from = [{ account: GOODWILL, amount, kind: 'goodwill' as const }];
  const cause = { kind: 'goodwill', id: causeId } as const;
  const { id } = await refundOrder(tx, { cause, purchaseId, orderId, from });
  if (id === null) throw new Error(`Nothing was given for order ${orderId}`);
  await askForAccount(tx, { refundId: id, actor: 'operator' });
  return id;
}
