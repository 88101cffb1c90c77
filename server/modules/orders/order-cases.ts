import { sql } from 'drizzle-orm';
import { caseNotes, closeCaseOf, openCase } from '#server/modules/cases/cases.ts';
import { findRefund } from '#server/modules/ledger/ledger.ts';
import type { Tx } from '#server/platform/database/transactions.ts';

/** Cases about whether a parcel has arrived. What happens to its order decides them. */
const ABOUT_ARRIVAL = ['assumed_arrival', 'missing_parcel', 'contradicted_arrival'] as const;

const subjectOf = (number: string) => `order:${number}`;

/** The operator decides whether an order that is still on its way has arrived. */
export async function openArrivalCase(tx: Tx, orderId: string): Promise<void> {
  const [order] = await tx<{ number: string }>(
    sql`select number from orders where id = ${orderId} and state = 'shipped'`,
  );
  if (order) await openCase(tx, { kind: 'assumed_arrival', subject: subjectOf(order.number) });
}

/** The operator decides who is right: the courier who loses or returns a parcel, or who said that its order has arrived. */
export async function openContradictedCase(tx: Tx, orderId: string): Promise<void> {
  const [order] = await tx<{ number: string }>(
    sql`select number from orders where id = ${orderId} and state in ('delivered', 'completed')`,
  );
  if (order) await openCase(tx, { kind: 'contradicted_arrival', subject: subjectOf(order.number) });
}

/** The operator decides who is right: the courier who delivered an order, or its shopper who misses it. */
export const openMissingCase = (tx: Tx, number: string): Promise<void> =>
  openCase(tx, { kind: 'missing_parcel', subject: subjectOf(number) });

/** What happened to an order has decided whether it arrived. */
export async function closeArrivalCases(tx: Tx, number: string, reason: string): Promise<void> {
  for (const kind of ABOUT_ARRIVAL) await closeCaseOf(tx, { kind, subject: subjectOf(number), reason });
}

const subjectOfRefund = (refundId: string) => `refund:${refundId}`;

/** The operator helps a shopper who names no account for a refund. */
export const openAccountCase = (tx: Tx, refundId: string): Promise<void> =>
  openCase(tx, { kind: 'unnamed_account', subject: subjectOfRefund(refundId) });

/** The account has been named. */
export async function closeAccountCases(tx: Tx, refundId: string): Promise<void> {
  for (const kind of ['unnamed_account', 'bounced_refund'] as const)
    await closeCaseOf(tx, { kind, subject: subjectOfRefund(refundId), reason: 'account named' });
}

/** A refund did not reach its shopper: the bank returned it, or the provider refused it in part. */
export async function openRefundCase(
  tx: Tx,
  { refundId, kind }: { refundId: string; kind: 'bounced_refund' | 'failed_refund' },
): Promise<void> {
  const refund = await findRefund(tx, refundId);
  if (!refund) return;
  const { amount, orderId, purchaseId } = refund;
  const [row] = await tx<{ number: string }>(sql`
    select number from orders where id = ${orderId}
    union all select number from purchases where id = ${purchaseId} limit 1`);
  const details = caseNotes.refund(amount, row?.number ?? null);
  await openCase(tx, { kind, subject: subjectOfRefund(refundId), details });
}

/** A failed refund is tried again, or transferred instead. */
export const closeFailedCase = (tx: Tx, refundId: string, reason: string): Promise<void> =>
  closeCaseOf(tx, { kind: 'failed_refund', subject: subjectOfRefund(refundId), reason });
