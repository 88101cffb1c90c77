import { sql } from 'drizzle-orm';
import type { OrderNote } from '#domain/orders/notes.ts';
import type { Actor } from '#domain/orders/transitions.ts';
import { WAITS_FOR_ACCOUNT } from '#server/modules/ledger/ledger.ts';
import type { Tx } from '#server/platform/database/transactions.ts';
import type { BuyerProof } from './buyer-code.ts';
import { noteEvent, noteOnPurchase } from './change-order.ts';
import { closeAccountCases } from './order-cases.ts';

/** A refund was paid: adds it to the timeline of its order; without an order, of the purchase's first one. */
export const noteRefunded = (tx: Tx, refund: RefundOf): Promise<void> =>
  noteRefundEvent(tx, { ...refund, event: 'refunded' });

/** Asks the shopper for the account of a refund, again, or for another one, unless it waits for none. */
export async function askForAccount(
  tx: Tx,
  given: { refundId: string; actor: Actor; event?: 'account_needed' | 'account_reminded' | 'refund_bounced' },
): Promise<void> {
  const { refundId, actor, event = 'account_needed' } = given;
  const [waiting] = await tx<{ purchaseId: string | null; orderId: string | null }>(sql`
    select purchase_id as "purchaseId", order_id as "orderId" from refunds
    where id = ${refundId} and ${WAITS_FOR_ACCOUNT}`);
  if (waiting) await noteRefundEvent(tx, { ...waiting, actor, event });
}

/** The shopper named the account of a refund. */
export async function noteAccountNamed(
  tx: Tx,
  refundId: string,
  proof: BuyerProof,
  beside: readonly string[] = [],
): Promise<void> {
  for (const id of [refundId, ...beside]) await closeAccountCases(tx, id);
  const [named] = await tx<{ purchaseId: string | null; orderId: string | null }>(sql`
    select purchase_id as "purchaseId", order_id as "orderId" from refunds where id = ${refundId}`);
  if (named)
    await noteRefundEvent(tx, { ...named, actor: 'shopper', event: 'account_named', details: { proof } });
}

interface RefundOf {
  purchaseId: string | null;
  orderId: string | null;
  actor: Actor;
}

async function noteRefundEvent(
  tx: Tx,
  { purchaseId, orderId, ...what }: RefundOf & { event: OrderNote; details?: { proof: BuyerProof } },
): Promise<void> {
  if (orderId !== null) await noteEvent(tx, { ...what, orderId });
  else if (purchaseId !== null) await noteOnPurchase(tx, { ...what, purchaseId });
}
