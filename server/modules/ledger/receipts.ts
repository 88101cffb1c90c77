import { sql } from 'drizzle-orm';
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
}

/**
 * Books received money, under the lock of its purchase. Afterwards it is settled or refunded.
 * @returns false when it was booked before
 */
export async function bookReceipt(tx: Tx, receipt: Receipt): Promise<boolean> {
  const { id, purchaseId, attemptId, place } = receipt;
  const amount = rupiah(receipt.amount);
  const at = await tx.now();
  const [booked] = await tx(sql`
    insert into receipts (id, purchase_id, attempt_id, place, amount, at)
    values (${id}, ${purchaseId}, ${attemptId}, ${place}, ${amount}, ${at})
    on conflict (id) do nothing returning id`);
  if (!booked) return false;
  if (purchaseId === null) {
    if (place === 'shop') throw new TypeError(`The shop bears nothing of an unknown purchase: ${id}`);
    await post(tx, suspend({ id, amount, place }), { at });
  } else await post(tx, receive({ id, purchaseId, amount, place }), { purchaseId, at });
  return true;
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
