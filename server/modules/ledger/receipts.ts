import { sql } from 'drizzle-orm';
import { isUuid } from '#domain/is-uuid.ts';
import { collectCash, type MoneyPlace, receive, suspend } from '#domain/ledger/postings.ts';
import { type Rupiah, rupiah } from '#domain/money.ts';
import type { Query } from '#server/platform/database/query.ts';
import type { Tx } from '#server/platform/database/transactions.ts';
import { post } from './post.ts';

/** Money that arrived. */
export interface Receipt {
  /** The provider's transaction, or the line of the bank statement: money reported twice is booked once. */
  id: string;
  /** Null when its purpose is unknown. */
  purchaseId: string | null;
  attemptId: string | null;
  /** `shop`: a unique code that the shop bears. */
  place: MoneyPlace | 'shop';
  amount: number;
  /** The provider's order id, where the shop has no attempt of it any more. */
  lostAttempt?: string;
}

/**
 * Books received money, under the lock of its purchase. Afterwards it is settled or refunded.
 * @returns false when it was booked before
 */
export async function bookReceipt(tx: Tx, receipt: Receipt): Promise<boolean> {
  const { id, purchaseId, place } = receipt;
  const amount = rupiah(receipt.amount);
  const at = await tx.now();
  if (!(await insertReceipt(tx, receipt, at))) return false;
  if (purchaseId === null) {
    if (place === 'shop') throw new TypeError(`The shop bears nothing of an unknown purchase: ${id}`);
    await post(tx, suspend({ id, amount, place }), { at });
  } else await post(tx, receive({ id, purchaseId, amount, place }), { purchaseId, at });
  return true;
}

/** @returns false when money of that name is booked already */
async function insertReceipt(
  tx: Tx,
  {
    id,
    purchaseId,
    attemptId,
    place,
    amount,
    lostAttempt = null,
  }: Omit<Receipt, 'lostAttempt'> & { lostAttempt?: string | null },
  at: Date,
): Promise<boolean> {
  const [booked] = await tx(sql`
    insert into receipts (id, purchase_id, attempt_id, lost_attempt, place, amount, at)
    values (${id}, ${purchaseId}, ${attemptId}, ${lostAttempt}, ${place}, ${amount}, ${at})
    on conflict do nothing returning id`);
  return booked !== undefined;
}

/** A payment through the provider that is booked: its receipt, and what it belongs to. */
export interface NamedReceipt {
  id: string;
  /** Null for money of an unknown purchase. */
  purchaseId: string | null;
}

/**
 * The receipt of a payment through the provider by any of its names: the provider's id, or the id of our attempt, under
 * which it was booked where the provider's id was not known. Null when nothing of it is booked.
 */
export async function receiptNamed(query: Query, names: readonly string[]): Promise<NamedReceipt | null> {
  const [found] = await query<NamedReceipt>(sql`
    select id, purchase_id as "purchaseId" from receipts
    where place = 'provider' and (id = any(${sql.param(names)}::text[]) or lost_attempt = any(${sql.param(names)}::text[])
      or attempt_id = any(${sql.param(names.filter(isUuid))}::uuid[]))
    order by id = ${names[0] ?? ''} desc, id limit 1`);
  return found ?? null;
}

/** Notes the attempt of a receipt of its purchase that was booked without one. */
export const noteAttempt = async (
  tx: Tx,
  { receiptId, purchaseId, attemptId }: { receiptId: string; purchaseId: string; attemptId: string },
): Promise<void> => {
  await tx(sql`
    update receipts set attempt_id = ${attemptId}
    where id = ${receiptId} and purchase_id = ${purchaseId} and attempt_id is null`);
};

/**
 * Money in suspense becomes a receipt: of a purchase, under its lock, or of nobody, to be given back. The caller moves the
 * money out of suspense.
 * @param isStray it came for no purchase, and so has its receipt already
 * @returns false when it is another's, or was booked by that name before
 */
export async function claimReceipt(tx: Tx, receipt: Receipt, isStray: boolean): Promise<boolean> {
  if (!isStray) return insertReceipt(tx, receipt, await tx.now());
  const { id, purchaseId, attemptId, amount } = receipt;
  const [claimed] = await tx(sql`
    update receipts set purchase_id = ${purchaseId}, attempt_id = ${attemptId}
    where id = ${id} and purchase_id is null and amount = ${amount} and refund_reserved = 0 returning id`);
  return claimed !== undefined;
}

/**
 * Books the cash that a courier collected for an order at its door, under the order's lock. It pays for the order at
 * once; a refund of the order is taken from it.
 */
export async function bookCash(
  tx: Tx,
  {
    orderId,
    purchaseId,
    courier,
    due,
    at,
  }: { orderId: string; purchaseId: string; courier: string; due: Rupiah; at: Date },
): Promise<void> {
  await tx(sql`
    insert into receipts (id, purchase_id, order_id, place, amount, applied, at)
    values (${`cod:${orderId}`}, ${purchaseId}, ${orderId}, 'cod', ${due}, ${due}, ${at}) on conflict (id) do nothing`);
  await post(tx, collectCash({ id: orderId, courier, due }), { purchaseId, orderId, at });
}

/** What has arrived for a purchase, refunded and taken back money left out. Unit: whole Rupiah. */
export async function receivedFor(query: Query, purchaseId: string): Promise<number> {
  const [row] = await query<{ sum: number }>(sql`
    select coalesce(sum(amount - reversed - case when applied = 0 then refund_reserved else 0 end), 0)::float8 as sum
    from receipts where purchase_id = ${purchaseId}`);
  return row?.sum ?? 0;
}

/** The rest of a receipt that pays for nothing. */
export interface Excess {
  receiptId: string;
  amount: number;
}

/**
 * Applies received money to a purchase, the oldest first, under its lock.
 * @returns what is left over, receipt by receipt, to be refunded
 * @throws RangeError when less arrived than is due
 */
export async function applyReceipts(tx: Tx, purchaseId: string, due: number): Promise<Excess[]> {
  const free = await unapplied(tx, purchaseId);
  let left = due;
  const excess: Excess[] = [];
  for (const { receiptId, amount } of free) {
    const used = Math.min(left, amount);
    if (used > 0) await tx(sql`update receipts set applied = applied + ${used} where id = ${receiptId}`);
    if (used < amount) excess.push({ receiptId, amount: amount - used });
    left -= used;
  }
  if (left > 0) throw new RangeError(`${left} is missing for purchase ${purchaseId}`);
  return excess;
}

/** The parts of a purchase's receipts that pay for nothing and belong to no refund, the oldest first. */
export function unapplied(query: Query, purchaseId: string): Promise<Excess[]> {
  return query(sql`
    select id as "receiptId", amount - applied - reversed - refund_reserved as amount from receipts
    where purchase_id = ${purchaseId} and applied = 0 and amount - reversed - refund_reserved > 0 order by at, id`);
}
