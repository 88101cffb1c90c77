import { sql } from 'drizzle-orm';
import type { OrderNote } from '#domain/orders/notes.ts';
import type { Actor } from '#domain/orders/transitions.ts';
import type { RefundCauseKind } from '#domain/payments/refund-causes.ts';
import { WAITS_FOR_ACCOUNT } from '#server/modules/ledger/ledger.ts';
import type { Tx } from '#server/platform/database/transactions.ts';
import type { BuyerProof } from './buyer-code.ts';
import { noteEvent, noteOnPurchase } from './change-order.ts';
import { closeAccountCases } from './order-cases.ts';

/** A refund was paid: adds it to the timeline of its order; without an order, of the purchase's first one. */
export const noteRefunded = (tx: Tx, refund: { refundId: string; actor: Actor }): Promise<void> =>
  noteRefundEvent(tx, { ...refund, event: 'refunded' });

/** Asks the shopper for the account of a refund, again, or for another one, unless it waits for none. */
export async function askForAccount(
  tx: Tx,
  given: { refundId: string; actor: Actor; event?: 'account_needed' | 'account_reminded' | 'refund_bounced' },
): Promise<void> {
  const { refundId, actor, event = 'account_needed' } = given;
  const [waiting] = await tx(sql`select 1 from refunds where id = ${refundId} and ${WAITS_FOR_ACCOUNT}`);
  if (waiting) await noteRefundEvent(tx, { refundId, actor, event });
}

/** The shopper named the account of a refund. */
export async function noteAccountNamed(
  tx: Tx,
  refundId: string,
  proof: BuyerProof,
  beside: readonly string[] = [],
): Promise<void> {
  for (const id of [refundId, ...beside]) await closeAccountCases(tx, id);
  await noteRefundEvent(tx, { refundId, actor: 'shopper', event: 'account_named', details: { proof } });
}

interface RefundRow {
  purchaseId: string | null;
  orderId: string | null;
  cause: RefundCauseKind;
}

/** The entry says which refund it tells of, and what that is for: an order may have several. */
async function noteRefundEvent(
  tx: Tx,
  given: { refundId: string; event: OrderNote; actor: Actor; details?: { proof: BuyerProof } },
): Promise<void> {
  const { refundId, event, actor } = given;
  const [refund] = await tx<RefundRow>(sql`
    select purchase_id as "purchaseId", order_id as "orderId", cause_kind as cause from refunds where id = ${refundId}`);
  if (!refund) return;
  const { purchaseId, orderId, cause } = refund;
  const what = { event, actor, details: { ...given.details, refund_id: refundId, refund_cause: cause } };
  if (orderId !== null) await noteEvent(tx, { ...what, orderId });
  else if (purchaseId !== null) await noteOnPurchase(tx, { ...what, purchaseId });
}
