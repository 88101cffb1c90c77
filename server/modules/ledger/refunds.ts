import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { setAside } from '#domain/ledger/postings.ts';
import { rupiah } from '#domain/money.ts';
import { canRefundDirectly, type PaymentMethod } from '#domain/payments/methods.ts';
import { refundPromisedBy } from '#domain/payments/refund-days.ts';
import type { Tx } from '#server/platform/database/transactions.ts';
import { defineJob } from '#server/platform/jobs/define-job.ts';
import { post } from './post.ts';

/** Sends a refund on its way. The payload is its id; payments handle it. */
export const sendRefund = defineJob({ name: 'refund.send', payload: z.uuid() });

/** Why money goes back. One cause makes one refund, however often it is asked for. */
export type RefundCause =
  /** What of a receipt pays for nothing: late, excess or wrong money. */
  | { kind: 'receipt'; id: string }
  /** An order that was cancelled before it was sent. */
  | { kind: 'order'; id: string }
  /** A parcel that was lost or refused. */
  | { kind: 'parcel'; id: string };

/** A refund to be made. */
export interface NewRefund {
  cause: RefundCause;
  purchaseId: string;
  /** The order that it is about; null for money that never paid for one. */
  orderId: string | null;
  /** Where the money is taken from, in the ledger; its sum is the refund. */
  from: readonly { account: string; amount: number }[];
}

/** A receipt that a refund comes out of, and how it was paid. */
interface Source extends Record<string, unknown> {
  id: string;
  free: number;
  method: PaymentMethod;
}

/**
 * Creates a refund and sets its money aside at once, so that nothing else can spend it; the lock of its order or purchase
 * is held. Sending it is a job's.
 * @returns its id, also that of an earlier one for the same cause
 */
export async function createRefund(tx: Tx, refund: NewRefund): Promise<string> {
  const { cause, purchaseId, orderId } = refund;
  const amount = refund.from.reduce((sum, part) => sum + part.amount, 0);
  const parts = await reserveReceipts(tx, refund, amount);
  const now = await tx.now();
  const isDirect = parts.every(({ method }) => canRefundDirectly(method));
  const method =
    parts.find((part) => !canRefundDirectly(part.method))?.method ?? parts[0]?.method ?? 'transfer';
  const id = randomUUID();
  const [created] = await tx(sql`
    insert into refunds (id, cause_kind, cause_id, purchase_id, order_id, amount, state, way, promised_by, next_try_at, created_at)
    values (${id}, ${cause.kind}, ${cause.id}, ${purchaseId}, ${orderId}, ${amount},
      ${isDirect ? 'created' : 'needs_account'}, ${isDirect ? 'direct' : 'transfer'}, ${refundPromisedBy(method, now)},
      ${isDirect ? now : null}, ${now})
    on conflict (cause_kind, cause_id) do nothing returning id`);
  if (!created) throw new RefundExists(cause);
  for (const part of parts)
    await tx(
      sql`insert into refund_parts (refund_id, receipt_id, amount) values (${id}, ${part.id}, ${part.amount})`,
    );
  if (orderId)
    await tx(sql`update orders set refund_reserved = refund_reserved + ${amount} where id = ${orderId}`);
  const sources = refund.from.map((part) => ({ account: part.account, amount: rupiah(part.amount) }));
  await post(tx, setAside(id, sources), { purchaseId, ...(orderId && { orderId }), at: now });
  if (isDirect) await tx.enqueue(sendRefund, [id]);
  return id;
}

/** The cause has its refund already: the caller's conditional update should have kept it from asking. Always a bug. */
class RefundExists extends Error {
  override readonly name = 'RefundExists';

  constructor({ kind, id }: RefundCause) {
    super(`There is a refund for ${kind} ${id} already`);
  }
}

/** Promises the money out of receipts: of one receipt, or of what paid for the purchase, the newest first. */
async function reserveReceipts(tx: Tx, { cause, purchaseId }: NewRefund, amount: number) {
  const of =
    cause.kind === 'receipt' ? sql`r.id = ${cause.id}` : sql`r.purchase_id = ${purchaseId} and r.applied > 0`;
  const free =
    cause.kind === 'receipt'
      ? sql`r.amount - r.applied - r.reversed - r.refund_reserved`
      : sql`least(r.applied, r.amount - r.reversed - r.refund_reserved)`;
  const sources = await tx<Source>(sql`
    select r.id, (${free})::float8 as free, coalesce(a.method, 'transfer') as method
    from receipts r left join payment_attempts a on a.id = r.attempt_id
    where ${of} order by r.at desc, r.id for update of r`);
  let left = amount;
  const parts: { id: string; amount: number; method: PaymentMethod }[] = [];
  for (const { id, free: most, method } of sources) {
    const taken = Math.min(left, most);
    if (taken <= 0) continue;
    await tx(sql`update receipts set refund_reserved = refund_reserved + ${taken} where id = ${id}`);
    parts.push({ id, amount: taken, method });
    left -= taken;
  }
  if (left > 0) throw new RangeError(`${left} of ${amount} is in no receipt of purchase ${purchaseId}`);
  return parts;
}
