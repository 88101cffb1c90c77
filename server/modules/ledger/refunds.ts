import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { payRefund, setAside, takeBackCode } from '#domain/ledger/postings.ts';
import { type Rupiah, rupiah } from '#domain/money.ts';
import { canRefundDirectly, type PaymentMethod } from '#domain/payments/methods.ts';
import { refundDays, refundPromisedBy } from '#domain/payments/refund-days.ts';
import type { Tx } from '#server/platform/database/transactions.ts';
import { defineJob } from '#server/platform/jobs/define-job.ts';
import { post } from './post.ts';

/** Pays a refund out. The payload is its id; payments handle it. */
export const sendRefund = defineJob({ name: 'refund.send', payload: z.uuid() });

/** Why money is refunded. One cause has one refund, however often it is requested. */
export type RefundCause =
  /** The part of a receipt that pays for nothing: late, excess or wrong money. */
  | { kind: 'receipt'; id: string }
  /** An order that was cancelled before it was sent. */
  | { kind: 'order'; id: string }
  /** A parcel that was lost or refused. */
  | { kind: 'parcel'; id: string }
  /** It was refunded on the provider's own page. */
  | { kind: 'provider'; id: string };

/** Whose money a refund is, and what for. */
export interface RefundSource {
  /** An account of the ledger. */
  account: string;
  amount: number;
  /** `excess`: money that paid for nothing. */
  kind: 'goods' | 'shipping' | 'goodwill' | 'excess';
  /** The line that it pays back; none for a whole order. */
  lineId?: string;
}

/** A refund to be made. */
export interface NewRefund {
  cause: RefundCause;
  purchaseId: string;
  /** The order of the refund; null for money that never paid for one. */
  orderId: string | null;
  /** Where the money comes from; the sum is the refund. */
  from: readonly RefundSource[];
  /** The provider has paid it out already, from this receipt. */
  paidFrom?: string;
}

/** A receipt that a refund is paid from, and how it was paid. */
interface Source extends Record<string, unknown> {
  id: string;
  free: number;
  method: PaymentMethod;
  place: 'provider' | 'bank' | 'shop' | 'cod';
}

/** A receipt and the refund's part of it. */
interface Part {
  id: string;
  amount: number;
  method: PaymentMethod;
  place: Source['place'];
}

/** Whether a refund, `refunds` in the query, waits until the shopper names an account. */
export const WAITS_FOR_ACCOUNT = sql`refunds.state in ('needs_account', 'bounced')`;

/** Until when the money of a refund arrives; of one that waits for an account, if it is named now. */
export const PROMISED_BY = sql`case when ${WAITS_FOR_ACCOUNT}
  then greatest(promised_by, shop_now() + make_interval(days => ${refundDays('transfer').max}))
  else promised_by end`;

const sumOf = (parts: readonly { amount: number }[]) => parts.reduce((sum, { amount }) => sum + amount, 0);

/** A refund that was created. */
export interface CreatedRefund {
  /** Null when the shopper had paid nothing of it. */
  id: string | null;
  /** What it takes of the receipts, the part that the shop had borne included. */
  reserved: number;
}

/**
 * Creates a refund and sets its money aside at once, so that nothing else can spend it. The caller holds the
 * lock of its order or purchase. A job pays it out.
 */
export async function createRefund(tx: Tx, refund: NewRefund): Promise<CreatedRefund> {
  const { purchaseId, orderId } = refund;
  const reserved = await reserveReceipts(tx, refund, sumOf(refund.from));
  const parts = reserved.filter(({ place }) => place !== 'shop');
  const amount = sumOf(parts);
  const now = await tx.now();
  const id = randomUUID();
  if (amount > 0) await insertRefund(tx, { id, refund, parts, amount, now });
  const { toShopper, toShop } = splitSources(refund.from, sumOf(reserved) - amount);
  const context = { purchaseId, ...(orderId && { orderId }), at: now };
  await post(tx, [...setAside(id, toShopper), ...takeBackCode(id, toShop)], context);
  if (amount === 0) return { id: null, reserved: sumOf(reserved) };
  if (refund.paidFrom)
    await post(tx, payRefund({ id, amount: rupiah(amount), place: 'provider', attempt: 1 }), context);
  else if (parts.every(({ method }) => canRefundDirectly(method))) await tx.enqueue(sendRefund, [id]);
  return { id, reserved: sumOf(reserved) };
}

async function insertRefund(
  tx: Tx,
  given: { id: string; refund: NewRefund; parts: readonly Part[]; amount: number; now: Date },
): Promise<void> {
  const { id, refund, parts, amount, now } = given;
  const { cause, purchaseId, orderId } = refund;
  const isPaid = refund.paidFrom !== undefined;
  const byHand = isPaid ? undefined : parts.find(({ method }) => !canRefundDirectly(method));
  const method = (byHand ?? parts[0])?.method ?? 'transfer';
  const [created] = await tx(sql`
    insert into refunds (id, cause_kind, cause_id, purchase_id, order_id, amount, state, way, promised_by, next_try_at, created_at, done_at)
    values (${id}, ${cause.kind}, ${cause.id}, ${purchaseId}, ${orderId}, ${amount},
      ${isPaid ? 'done' : byHand ? 'needs_account' : 'created'}, ${byHand ? 'transfer' : 'direct'},
      ${refundPromisedBy(method, now)}, ${isPaid || byHand ? null : now}, ${now}, ${isPaid ? now : null})
    on conflict (cause_kind, cause_id) do nothing returning id`);
  if (!created) throw new RefundExists(cause);
  for (const part of parts)
    await tx(
      sql`insert into refund_parts (refund_id, receipt_id, amount) values (${id}, ${part.id}, ${part.amount})`,
    );
  for (const [at, { account, amount: taken, kind, lineId = null }] of refund.from.entries())
    await tx(sql`
      insert into refund_sources (refund_id, n, account, line_id, kind, amount)
      values (${id}, ${at + 1}, ${account}, ${lineId}, ${kind}, ${taken})`);
}

/**
 * Splits the sources into the shopper's part and the part that the shop had borne, which comes out of the
 * last source.
 */
function splitSources(from: NewRefund['from'], ofShop: number) {
  const toShop: { account: string; amount: Rupiah }[] = [];
  let left = ofShop;
  const toShopper = from
    .toReversed()
    .map(({ account, amount }) => {
      const back = Math.min(left, amount);
      left -= back;
      if (back > 0) toShop.push({ account, amount: rupiah(back) });
      return { account, amount: rupiah(amount - back) };
    })
    .toReversed();
  return { toShopper, toShop };
}

/**
 * The cause already has a refund, which the caller's conditional update should have prevented. Always a bug.
 */
class RefundExists extends Error {
  override readonly name = 'RefundExists';

  constructor({ kind, id }: RefundCause) {
    super(`There is a refund for ${kind} ${id} already`);
  }
}

/**
 * Reserves the money on receipts: on one receipt, or on those that paid for the purchase, the newest first,
 * the shop's own last. Cash of a courier belongs to its own order.
 */
async function reserveReceipts(tx: Tx, refund: NewRefund, amount: number): Promise<Part[]> {
  const { cause, purchaseId, orderId, paidFrom } = refund;
  const one = cause.kind === 'receipt' ? cause.id : paidFrom;
  const of =
    one === undefined
      ? sql`r.purchase_id = ${purchaseId} and r.applied > 0 and (r.order_id is null or r.order_id = ${orderId})`
      : sql`r.id = ${one}`;
  const free =
    cause.kind === 'receipt'
      ? sql`r.amount - r.applied - r.reversed - r.refund_reserved`
      : sql`least(r.applied, r.amount - r.reversed - r.refund_reserved)`;
  const sources = await tx<Source>(sql`
    select r.id, (${free})::float8 as free, coalesce(a.method, 'transfer') as method, r.place
    from receipts r left join payment_attempts a on a.id = r.attempt_id
    where ${of} order by r.place = 'shop', r.at desc, r.id for update of r`);
  let left = amount;
  const parts: Part[] = [];
  for (const { id, free: most, method, place } of sources) {
    const taken = Math.min(left, most);
    if (taken <= 0) continue;
    await tx(sql`update receipts set refund_reserved = refund_reserved + ${taken} where id = ${id}`);
    parts.push({ id, amount: taken, method, place });
    left -= taken;
  }
  if (left > 0) throw new RangeError(`${left} of ${amount} is in no receipt of purchase ${purchaseId}`);
  return parts;
}
