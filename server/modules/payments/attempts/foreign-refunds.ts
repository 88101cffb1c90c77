import { sql } from 'drizzle-orm';
import { payRefund } from '#domain/ledger/postings.ts';
import { rupiah } from '#domain/money.ts';
import { openCase } from '#server/modules/cases/cases.ts';
import { post } from '#server/modules/ledger/ledger.ts';
import { noteRefunded, refundedElsewhere } from '#server/modules/orders/orders.ts';
import type { Query } from '#server/platform/database/query.ts';
import type { Tx } from '#server/platform/database/transactions.ts';
import type { ProviderFact } from '../provider/payment-provider.ts';

/**
 * What was refunded of a payment on the provider's own page and not booked yet, less what is ours. Null when the
 * provider does not say how much. Unit: whole Rupiah.
 */
export async function foreignTotal(query: Query, fact: ProviderFact): Promise<number | null> {
  const [receipt] = await query<{ booked: number; ids: string[] }>(sql`
    select refunded_there::float8 as booked,
      array(select refund_id::text from refund_parts where receipt_id = receipts.id) as ids
    from receipts where id = ${fact.transactionId}`);
  if (!receipt) return 0;
  const isOurs = ({ key }: { key: string }) => receipt.ids.some((id) => key.startsWith(id));
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
    return openCase(tx, {
      kind: 'provider_refund',
      subject,
      details: 'Without an amount: nothing was booked.',
    });
  if (amount === 0) return;
  const [booked] = await tx<{ total: number }>(sql`
    update receipts set refunded_there = refunded_there + ${amount} where id = ${receiptId}
    returning refunded_there::float8 as total`);
  if (!booked) return;
  const left = await fulfilOurs(tx, receiptId, amount);
  await refundedElsewhere(tx, { purchaseId, receiptId, amount: left, total: booked.total });
  await openCase(tx, {
    kind: 'provider_refund',
    subject,
    details: `${booked.total} were refunded there so far.`,
  });
}

interface WaitingRefund extends Record<string, unknown> {
  id: string;
  amount: number;
  attempt: number;
  purchaseId: string | null;
  orderId: string | null;
}

/** Our refunds of a receipt that have not gone out count as paid, as far as the amount reaches. @returns the rest */
async function fulfilOurs(tx: Tx, receiptId: string, amount: number): Promise<number> {
  const waiting = await tx<WaitingRefund>(sql`
    select f.id, f.amount::float8 as amount, f.attempt, f.purchase_id as "purchaseId", f.order_id as "orderId"
    from refunds f join refund_parts p on p.refund_id = f.id
    where p.receipt_id = ${receiptId} and p.amount = f.amount and f.state in ('created', 'needs_account')
    order by f.created_at, f.id for update of f`);
  const at = await tx.now();
  let left = amount;
  for (const refund of waiting) {
    if (refund.amount > left) continue;
    const { id, attempt, purchaseId, orderId } = refund;
    await tx(sql`
      update refunds set state = 'done', way = 'direct', done_at = ${at}, next_try_at = null where id = ${id}`);
    await post(tx, payRefund({ id, amount: rupiah(refund.amount), place: 'provider', attempt }), {
      ...{ ...(purchaseId && { purchaseId }), ...(orderId && { orderId }), at },
    });
    await noteRefunded(tx, { purchaseId, orderId, actor: 'provider' });
    left -= refund.amount;
  }
  return left;
}
