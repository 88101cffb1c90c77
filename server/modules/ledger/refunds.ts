import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { payRefund, setAside, takeBackCode } from '#domain/ledger/postings.ts';
import { GOODWILL, type RefundSource } from '#domain/ledger/refund-sources.ts';
import { type Rupiah, rupiah } from '#domain/money.ts';
import { nextReminder } from '#domain/payments/account-reminders.ts';
import { canRefundDirectly, type PaymentMethod } from '#domain/payments/methods.ts';
import { ON_TOP, type RefundCauseKind } from '#domain/payments/refund-causes.ts';
import { refundDays, refundPromisedBy } from '#domain/payments/refund-days.ts';
import type { Query } from '#server/platform/database/query.ts';
import type { Tx } from '#server/platform/database/transactions.ts';
import { defineJob } from '#server/platform/jobs/define-job.ts';
import { paidFor } from './paid-for.ts';
import { post } from './post.ts';
import { WAITS_FOR_ACCOUNT } from './refund-reminders.ts';

/** Pays a refund out. The payload is its id; payments handle it. */
export const sendRefund = defineJob({ name: 'refund.send', payload: z.uuid() });

/** Why money is refunded, and what of: one cause has one refund, however often it is requested. */
export interface RefundCause {
  kind: RefundCauseKind;
  /** Of the receipt, order, parcel or return; of `operator` and `goodwill` the order's, with the operator's reference. */
  id: string;
}

/** A refund to be made. */
export interface NewRefund {
  cause: RefundCause;
  /** Null for money of an unknown purchase. */
  purchaseId: string | null;
  /** The order of the refund; null for money that never paid for one. */
  orderId: string | null;
  /** Where the money comes from; the sum is the refund. */
  from: readonly RefundSource[];
  /** The provider has paid it out already, from this receipt. */
  paidFrom?: string;
}

/** A receipt that a refund is paid from, and how it was paid. */
interface Source {
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

/** Until when the money of a refund arrives; of one that waits for an account, if it is named now. */
export const PROMISED_BY = sql`case when ${WAITS_FOR_ACCOUNT}
  then greatest(promised_by, shop_now() + make_interval(days => ${refundDays('transfer').max}))
  else promised_by end`;

const sumOf = (parts: readonly { amount: number }[]) => parts.reduce((sum, { amount }) => sum + amount, 0);

/** A refund that was created. */
export interface CreatedRefund {
  /** Null when the shopper had paid nothing of it. */
  id: string | null;
  /** What the shopper gets. */
  amount: number;
  /** What it takes of the order's price, the part that the shop had borne included. */
  reserved: number;
  /** Whose money it is; less than what was asked for where the shop had borne a part itself. */
  sources: readonly RefundSource[];
}

/**
 * Creates a refund and sets its money aside at once, so that nothing else can spend it. The caller holds the
 * lock of its order or purchase. A job pays it out.
 */
export async function createRefund(tx: Tx, refund: NewRefund): Promise<CreatedRefund> {
  const { cause, purchaseId, orderId } = refund;
  const isOnTop = ON_TOP.includes(cause.kind);
  const asked = sumOf(refund.from);
  const parts = isOnTop ? [] : await reserveReceipts(tx, refund, asked);
  const ofShop = sumOf(parts.filter(({ place }) => place === 'shop'));
  const paid = parts.filter(({ place }) => place !== 'shop');
  const amount = asked - ofShop;
  const now = await tx.now();
  const id = randomUUID();
  const { toShopper, toShop, sources } = splitSources(refund.from, ofShop);
  if (amount > 0)
    await insertRefund(tx, { id, refund: { ...refund, from: sources }, parts: paid, amount, now });
  const context = { ...(purchaseId && { purchaseId }), ...(orderId && { orderId }), at: now };
  await post(tx, [...setAside(id, toShopper), ...takeBackCode(id, toShop)], context);
  const reserved = isOnTop ? 0 : sumOf(sources);
  if (amount === 0) return { id: null, amount, reserved, sources };
  if (refund.paidFrom)
    await post(tx, payRefund({ id, amount: rupiah(amount), place: 'provider', attempt: 1 }), context);
  else if (goesBackDirectly(paid)) await tx.enqueue(sendRefund, [id]);
  return { id, amount, reserved, sources };
}

/** Back the way the money came, from which all of its parts can be sent back. */
const goesBackDirectly = (parts: readonly Part[]) =>
  parts.length > 0 && parts.every(({ method }) => canRefundDirectly(method));

async function insertRefund(
  tx: Tx,
  given: { id: string; refund: NewRefund; parts: readonly Part[]; amount: number; now: Date },
): Promise<void> {
  const { id, refund, parts, amount, now } = given;
  const { cause, purchaseId, orderId } = refund;
  const isPaid = refund.paidFrom !== undefined;
  const byHand = !isPaid && !goesBackDirectly(parts);
  const slowest = byHand ? parts.find(({ method }) => !canRefundDirectly(method)) : parts[0];
  const method = slowest?.method ?? 'transfer';
  const [created] = await tx(sql`
    insert into refunds (id, cause_kind, cause_id, purchase_id, order_id, amount, state, way, promised_by, next_try_at, created_at,
      done_at, waits_since, remind_at)
    values (${id}, ${cause.kind}, ${cause.id}, ${purchaseId}, ${orderId}, ${amount},
      ${isPaid ? 'done' : byHand ? 'needs_account' : 'created'}, ${byHand ? 'transfer' : 'direct'},
      ${refundPromisedBy(method, now)}, ${isPaid || byHand ? null : now}, ${now}, ${isPaid ? now : null}, ${byHand ? now : null},
      ${byHand ? nextReminder(now, 0) : null})
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
 * last source. What the shop bears anyway it does not pay to itself: such a source is less.
 */
function splitSources(from: NewRefund['from'], ofShop: number) {
  const toShop: { account: string; amount: Rupiah }[] = [];
  const toShopper: { account: string; amount: Rupiah }[] = [];
  const sources: RefundSource[] = [];
  let left = ofShop;
  for (const source of from.toReversed()) {
    const { account, amount } = source;
    const back = Math.min(left, amount);
    left -= back;
    const isShops = account === GOODWILL;
    if (back > 0 && !isShops) toShop.push({ account, amount: rupiah(back) });
    toShopper.unshift({ account, amount: rupiah(amount - back) });
    const taken = isShops ? amount - back : amount;
    if (taken > 0) sources.unshift({ ...source, amount: taken });
  }
  return { toShopper, toShop, sources };
}

/** Whether a cause has its refund already. */
export async function isRefunded(query: Query, { kind, id }: RefundCause): Promise<boolean> {
  const found = await query(sql`
    select 1 as found from refunds where cause_kind = ${kind} and cause_id = ${id}`);
  return found.length > 0;
}

/** What a return paid, and who bears it. Whole Rupiah. */
export interface PaidByReturn {
  /** What its shopper gets. */
  amount: number;
  /** What of that is for sending the goods back. */
  postage: number;
  ofSeller: number;
  ofShop: number;
}

/** Null for a return that paid nothing. A unique code that the shop had borne is the shop's again and in no share. */
export async function paidByReturn(query: Query, returnId: string): Promise<PaidByReturn | null> {
  const [paid] = await query<PaidByReturn>(sql`
    with own as (
      select id, amount, cause_kind from refunds
      where cause_kind in ('return', 'return_rest', 'postage') and cause_id = ${returnId})
    select sum(amount)::float8 as amount, coalesce(sum(amount) filter (where cause_kind = 'postage'), 0)::float8 as postage,
      (sum(amount) - coalesce(sum(shops.part), 0))::float8 as "ofSeller", coalesce(sum(shops.part), 0)::float8 as "ofShop"
    from own left join lateral (
      select sum(s.amount) as part from refund_sources s where s.refund_id = own.id and s.account = ${GOODWILL}) shops on true
    having count(*) > 0`);
  return paid ?? null;
}

/** What the shop gave for an order on top of what was paid. Whole Rupiah. */
export async function goodwillOf(query: Query, orderId: string): Promise<number> {
  const [row] = await query<{ sum: number }>(sql`
    select coalesce(sum(amount), 0)::float8 as sum from refunds
    where order_id = ${orderId} and cause_kind = 'goodwill'`);
  return row?.sum ?? 0;
}

/** What an account has paid back for the lines of an order, by line, in money or for other goods. Whole Rupiah. */
export async function paidBackBy(
  query: Query,
  { account, orderId }: { account: string; orderId: string },
): Promise<ReadonlyMap<string, number>> {
  const rows = await query<{ lineId: string; sum: number }>(sql`
    select line_id as "lineId", sum(amount)::float8 as sum from (
      select s.line_id, s.amount from refund_sources s join refunds f on f.id = s.refund_id
        where f.order_id = ${orderId} and s.account = ${account} and s.line_id is not null
      union all select line_id, amount from exchange_credits where order_id = ${orderId} and account = ${account}
    ) paid group by line_id`);
  return new Map(rows.map(({ lineId, sum }) => [lineId, sum]));
}

/** What the receipts of an order can still give back to its shopper; locks them. Whole Rupiah. */
export async function refundableOf(tx: Tx, order: { purchaseId: string; orderId: string }): Promise<number> {
  const receipts = await tx<{ id: string; amount: number }>(sql`
    select id, greatest(0, least(applied, amount - reversed - refund_reserved)) as amount
    from receipts r where r.applied > 0 and ${paidFor(order)} order by r.place = 'shop', r.at desc, r.id for update`);
  return sumOf(receipts);
}

/** Whether nothing of what was paid for an order can be given back, such as after a bank took all of it. */
export async function isAllTakenBack(
  query: Query,
  order: { purchaseId: string; orderId: string },
): Promise<boolean> {
  const left = await query(sql`
    select 1 from receipts r where ${paidFor(order)} and least(applied, amount - reversed - refund_reserved) > 0 limit 1`);
  return left.length === 0;
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
 * the shop's own last.
 */
async function reserveReceipts(tx: Tx, refund: NewRefund, amount: number): Promise<Part[]> {
  const { cause, purchaseId, paidFrom } = refund;
  const one = cause.kind === 'receipt' ? cause.id : paidFrom;
  const of = one === undefined ? sql`r.applied > 0 and ${paidFor(refund)}` : sql`r.id = ${one}`;
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
