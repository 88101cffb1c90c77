import { type SQL, sql } from 'drizzle-orm';
import { complete } from '#domain/ledger/postings.ts';
import { type ArrivalClocks, arrivalClocks } from '#domain/orders/deadlines.ts';
import type { Actor } from '#domain/orders/transitions.ts';
import { bookCash, post } from '#server/modules/ledger/ledger.ts';
import type { Tx } from '#server/platform/database/transactions.ts';
import { carry } from './carriage.ts';
import { changeOrder, noteEvent } from './change-order.ts';
import { planPayout } from './jobs.ts';
import { closeArrivalCases, openMissingCase } from './order-cases.ts';
import { moneyOf } from './order-money.ts';

/** The clocks of an order that has not arrived, or of which its shopper says so. */
export const NOT_ARRIVED = sql`received_at = null, receive_by = null, window_end = null, complete_at = null`;

/** A step of a shipped order. */
export interface SentStep {
  orderId: string;
  actor: Actor;
  /** The time of the event; default is now. */
  at?: Date;
  onlyIf?: SQL;
}

/**
 * An order was handed over with its first parcel. The freight of a booked courier is due now, or with cash on delivery
 * when it is delivered. What a seller paid at a counter is due at completion: a typed waybill proves no parcel. While a request to cancel is open no seller may ship it; if a courier has the parcel anyway,
 * that ends the request. @returns false when it must not be shipped
 */
export async function shipOrder(
  tx: Tx,
  step: SentStep & { courier: string; waybill: string | null },
): Promise<boolean> {
  const { orderId, actor, courier, waybill, at = await tx.now() } = step;
  const changed = await changeOrder(tx, {
    orderId,
    event: 'shipped',
    actor,
    at,
    details: { courier, waybill },
    set: sql`ship_by = null, cancel_asked_at = null, cancel_reason = null, cancel_answer_by = null`,
    ...(actor !== 'courier' && { onlyIf: sql`cancel_asked_at is null` }),
  });
  if (!changed) return false;
  await tx(sql`update order_lines set shipped = quantity - cancelled where order_id = ${orderId}`);
  const money = await moneyOf(tx, orderId);
  if (money.freight.isBooked && !money.isCod) await carry(tx, money, at);
  return true;
}

/**
 * An order arrived with its last parcel; cash was collected at the door. @returns false when it was not
 * shipped
 */
export async function deliverOrder(tx: Tx, step: SentStep): Promise<boolean> {
  const { orderId, actor, at = await tx.now(), onlyIf } = step;
  const changed = await changeOrder(tx, {
    orderId,
    event: 'delivered',
    actor,
    at,
    set: await arrivalAt(tx, orderId, at),
    ...(onlyIf && { onlyIf }),
  });
  if (!changed) return false;
  await closeArrivalCases(tx, changed.number, 'delivered');
  const money = await moneyOf(tx, orderId);
  if (!money.isCod) return true;
  const { purchaseId, freight, due } = money;
  await bookCash(tx, { orderId, purchaseId, courier: freight.courier, due, at });
  if (freight.isBooked) await carry(tx, money, at);
  return true;
}

/** The clocks of an order that arrived at a moment, or when it did. */
export async function arrivalClocksOf(tx: Tx, orderId: string, at?: Date): Promise<ArrivalClocks> {
  const [order] = await tx<{ isTrusted: boolean; deliveredAt: Date | null }>(sql`
    select s.is_trusted as "isTrusted", o.delivered_at as "deliveredAt"
    from orders o join sellers s on s.id = o.seller_id where o.id = ${orderId}`);
  const { isTrusted = false, deliveredAt = null } = order ?? {};
  return arrivalClocks(at ?? deliveredAt ?? (await tx.now()), { isTrusted });
}

/** The columns of an order that arrived at a moment. Its shopper may have had it before, with cash on delivery. */
async function arrivalAt(tx: Tx, orderId: string, at: Date): Promise<SQL> {
  const { receiveBy, windowEnd, completeAt } = await arrivalClocksOf(tx, orderId, at);
  return sql`delivered_at = ${at}, missing_since = null, window_end = ${windowEnd}, complete_at = ${completeAt},
    receive_by = case when received_at is null then ${receiveBy}::timestamptz end, scan_by = null`;
}

/**
 * An order is completed: its money goes to its seller, line by line, less the commission for the shop. The condition
 * is on the order's own row: PostgreSQL asks that one again after waiting for a lock, and no subquery.
 * @returns false when it has not arrived, its time has not come, or it is finished
 */
export async function completeOrder(
  tx: Tx,
  { orderId, at }: { orderId: string; at: Date },
): Promise<boolean> {
  const changed = await changeOrder(tx, {
    orderId,
    event: 'completed',
    actor: 'clock',
    at,
    set: sql`complete_at = null`,
    onlyIf: sql`complete_at <= ${await tx.now()}`,
  });
  if (!changed) return false;
  const money = await moneyOf(tx, orderId);
  const { purchaseId, sellerId, lines, codFee } = money;
  if (!money.freight.isBooked) await carry(tx, money, at);
  const transfers = complete({ id: orderId, sellerId: String(sellerId), lines, codFee });
  await post(tx, transfers, { purchaseId, orderId, at });
  await tx.enqueue(planPayout, [sellerId]);
  return true;
}

/**
 * 'Barang Sudah Diterima'. Paid beforehand it has arrived then, too, whatever the courier reports. With cash on
 * delivery the courier or the operator says that, because they say that cash was paid.
 * @returns false when it was not sent, was received already, or is finished
 */
export async function confirmReceipt(tx: Tx, orderId: string): Promise<boolean> {
  const onlyIf = sql`exists (select 1 from purchases p where p.id = purchase_id and p.method <> 'cod')`;
  await deliverOrder(tx, { orderId, actor: 'shopper', onlyIf });
  await foundAgain(tx, { orderId, actor: 'shopper' });
  const now = await tx.now();
  const [received] = await tx(sql`
    update orders set received_at = ${now}, receive_by = null, ask_arrival_at = null, scan_by = null
    where id = ${orderId} and state in ('shipped', 'delivered') and received_at is null returning id`);
  if (!received) return false;
  await noteEvent(tx, { orderId, event: 'received', actor: 'shopper' });
  return true;
}

/** The shopper has been silent since an order arrived: it counts as received, as of the deadline. */
export async function receiveInSilence(
  tx: Tx,
  { orderId, at, onlyIf }: { orderId: string; at: Date; onlyIf: SQL },
): Promise<boolean> {
  const [received] = await tx(sql`
    update orders set received_at = receive_by where id = ${orderId} and ${onlyIf} returning id`);
  if (!received) return false;
  await noteEvent(tx, { orderId, event: 'received', actor: 'clock', at });
  return true;
}

/**
 * 'Pesanan belum sampai', although the courier reported delivery: stops the clocks of its arrival until the operator
 * has decided.
 * @returns false when it was not delivered, is finished, was already reported, or its shopper has said to have it
 */
export async function reportMissing(tx: Tx, orderId: string): Promise<boolean> {
  const now = await tx.now();
  const [missing] = await tx<{ number: string }>(sql`
    update orders set missing_since = ${now}, ${NOT_ARRIVED}
    where id = ${orderId} and state = 'delivered' and missing_since is null and receive_by is not null returning number`);
  if (!missing) return false;
  await openMissingCase(tx, missing.number);
  await noteEvent(tx, { orderId, event: 'reported_missing', actor: 'shopper' });
  return true;
}

/** It arrives now, after it was reported missing: the clocks of its arrival start again. @returns false when it was not */
export async function foundAgain(tx: Tx, { orderId, actor }: SentStep): Promise<boolean> {
  const arrival = await arrivalAt(tx, orderId, await tx.now());
  const [found] = await tx<{ number: string }>(sql`
    update orders set ${arrival}
    where id = ${orderId} and state = 'delivered' and missing_since is not null returning number`);
  if (!found) return false;
  await closeArrivalCases(tx, found.number, 'found');
  await noteEvent(tx, { orderId, event: 'found', actor });
  return true;
}
