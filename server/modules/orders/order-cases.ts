import { sql } from 'drizzle-orm';
import { closeCaseOf, openCase } from '#server/modules/cases/cases.ts';
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

const ofRefund = (refundId: string) => ({ kind: 'unnamed_account', subject: `refund:${refundId}` }) as const;

/** The operator helps a shopper who names no account for a refund. */
export const openAccountCase = (tx: Tx, refundId: string): Promise<void> => openCase(tx, ofRefund(refundId));

/** The account has been named. */
export const closeAccountCase = (tx: Tx, refundId: string): Promise<void> =>
  closeCaseOf(tx, { ...ofRefund(refundId), reason: 'account named' });
