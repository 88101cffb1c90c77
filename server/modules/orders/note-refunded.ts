import type { Actor } from '#domain/orders/transitions.ts';
import type { Tx } from '#server/platform/database/transactions.ts';
import { noteEvent, noteOnPurchase } from './change-order.ts';

/** A refund was paid: adds it to the timeline of its order; without an order, of the purchase's first one. */
export async function noteRefunded(
  tx: Tx,
  { purchaseId, orderId, actor }: { purchaseId: string | null; orderId: string | null; actor: Actor },
): Promise<void> {
  const note = { event: 'refunded', actor } as const;
  if (orderId !== null) await noteEvent(tx, { ...note, orderId });
  else if (purchaseId !== null) await noteOnPurchase(tx, { ...note, purchaseId });
}
