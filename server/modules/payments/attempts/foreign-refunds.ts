import { sql } from 'drizzle-orm';
import { caseNotes, openCase } from '#server/modules/cases/cases.ts';
import { bookedThere, fulfilWaiting, noteRefundedThere } from '#server/modules/ledger/ledger.ts';
import { noteRefunded, refundedElsewhere } from '#server/modules/orders/orders.ts';
import type { Query } from '#server/platform/database/query.ts';
import type { Tx } from '#server/platform/database/transactions.ts';
import type { ProviderFact } from '../provider/payment-provider.ts';

/**
 * What was refunded of a payment on the provider's own page and not booked yet, less what is ours. Null when the
 * provider does not say how much. Unit: whole Rupiah.
 */
export async function foreignTotal(query: Query, fact: ProviderFact): Promise<number | null> {
  const receipt = await bookedThere(query, fact.transactionId);
  if (!receipt) return 0;
  const isOurs = ({ key }: { key: string }) => receipt.ours.some((id) => key.startsWith(id));
  const counted =
    fact.refundedInAll === null
      ? fact.refunds.filter((given) => !isOurs(given))
      : fact.refunds.filter(isOurs);
  if (counted.some(({ amount }) => amount === null)) return null;
  const sum = counted.reduce((all, { amount }) => all + (amount ?? 0), 0);
  return Math.max(0, (fact.refundedInAll === null ? sum : fact.refundedInAll - sum) - receipt.booked);
}

/**
 * Books what was refunded on the provider's own page as refunds (P-PAY-21), under the purchase's lock. It first fulfils
 * our own refunds of that payment that have not gone out; orders give the rest. The same fact again moves nothing.
 */
export async function bookForeignRefunds(
  tx: Tx,
  { purchaseId, fact }: { purchaseId: string; fact: ProviderFact },
): Promise<void> {
  const receiptId = fact.transactionId;
  if (fact.refunds.length === 0 && fact.refundedInAll === null) return;
  // Orders before refunds and receipts, as whoever cancels one locks them.
  await tx(sql`select 1 from orders where purchase_id = ${purchaseId} order by id for update`);
  const amount = await foreignTotal(tx, fact);
  const subject = `receipt:${receiptId}`;
  if (amount === null)
    return openCase(tx, { kind: 'provider_refund', subject, details: caseNotes.refundedWithoutAmount });
  if (amount === 0) return;
  const total = await noteRefundedThere(tx, receiptId, amount);
  if (total === null) return;
  const { paid, left } = await fulfilWaiting(tx, receiptId, amount);
  for (const refundId of paid) await noteRefunded(tx, { refundId, actor: 'provider' });
  await refundedElsewhere(tx, { purchaseId, receiptId, amount: left, total });
  await openCase(tx, { kind: 'provider_refund', subject, details: caseNotes.refundedThere(total) });
}
