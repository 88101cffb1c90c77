import { type SQL, sql } from 'drizzle-orm';
import { carryFreight } from '#domain/ledger/freight.ts';
import { collectCash, complete } from '#domain/ledger/postings.ts';
import { receivedAt } from '#domain/orders/deadlines.ts';
import type { Actor } from '#domain/orders/transitions.ts';
import { post } from '#server/modules/ledger/ledger.ts';
import type { Tx } from '#server/platform/database/transactions.ts';
import { changeOrder, noteEvent } from './change-order.ts';
import { moneyOf } from './order-money.ts';

/** A step of a shipped order. */
export interface SentStep {
  orderId: string;
  actor: Actor;
  /** The time of the event; default is now. */
  at?: Date;
  onlyIf?: SQL;
}

/**
 * An order was handed over with its first parcel. The freight is due now, or with cash on delivery when it is
 * delivered. While a request to cancel is open no seller may ship it; if a courier has the parcel anyway,
 * that ends the request. @returns false when it must not be shipped
 */
export async function shipOrder(
  tx: Tx,
  step: SentStep & { courier: string; waybill: string | null },
): Promise<boolean> {
  const { orderId, actor, courier, waybill, at = await tx.now() } = step;
  const changed = await changeOrder(tx, {
    ...{ orderId, event: 'shipped', actor, at, details: { courier, waybill } },
    set: sql`ship_by = null, cancel_asked_at = null, cancel_reason = null, cancel_answer_by = null`,
    ...(actor !== 'courier' && { onlyIf: sql`cancel_asked_at is null` }),
  });
  if (!changed) return false;
  await tx(sql`update order_lines set shipped = quantity - cancelled where order_id = ${orderId}`);
  const money = await moneyOf(tx, orderId);
  if (money.isCod) return true;
  await post(tx, carryFreight(money.freight), { purchaseId: money.purchaseId, orderId, at });
  return true;
}

/**
 * An order arrived with its last parcel; cash was collected at the door. @returns false when it was not
 * shipped
 */
export async function deliverOrder(tx: Tx, step: SentStep): Promise<boolean> {
  const { orderId, actor, at = await tx.now(), onlyIf } = step;
  const changed = await changeOrder(tx, {
    ...{ orderId, event: 'delivered', actor, at },
    set: sql`delivered_at = ${at}, complete_at = ${receivedAt(at)}`,
    ...(onlyIf && { onlyIf }),
  });
  if (!changed) return false;
  const { purchaseId, freight, isCod, due } = await moneyOf(tx, orderId);
  if (!isCod) return true;
  const { courier } = freight;
  const transfers = [...collectCash({ id: orderId, courier, due }), ...carryFreight(freight)];
  await post(tx, transfers, { purchaseId, orderId, at });
  return true;
}

/**
 * An order is completed: its money goes to its seller, line by line, less the commission for the shop.
 * @returns false when it has not arrived, or is finished
 */
export async function completeOrder(tx: Tx, step: SentStep): Promise<boolean> {
  const { orderId, actor, at = await tx.now(), onlyIf } = step;
  const changed = await changeOrder(tx, {
    ...{ orderId, event: 'completed', actor, at },
    set: sql`received_at = coalesce(received_at, ${at}), complete_at = null, missing_since = null`,
    ...(onlyIf && { onlyIf }),
  });
  if (!changed) return false;
  const { purchaseId, sellerId, lines, codFee } = await moneyOf(tx, orderId);
  const transfers = complete({ id: orderId, sellerId: String(sellerId), lines, codFee });
  await post(tx, transfers, { purchaseId, orderId, at });
  return true;
}

/**
 * 'Barang Sudah Diterima': the shopper confirms receipt, whatever the courier reports, and the order is
 * completed.
 * @returns false when it was not shipped, or is finished
 */
export async function confirmReceipt(tx: Tx, orderId: string): Promise<boolean> {
  await deliverOrder(tx, { orderId, actor: 'shopper' });
  return completeOrder(tx, { orderId, actor: 'shopper' });
}

/**
 * 'Pesanan belum sampai', although the courier reported delivery: stops the automatic completion.
 * @returns false when it was not delivered, is finished, or was already reported
 */
export async function reportMissing(tx: Tx, orderId: string): Promise<boolean> {
  const now = await tx.now();
  const [missing] = await tx(sql`
    update orders set missing_since = ${now}, complete_at = null
    where id = ${orderId} and state = 'delivered' and missing_since is null returning id`);
  if (!missing) return false;
  await noteEvent(tx, { orderId, event: 'reported_missing', actor: 'shopper' });
  return true;
}

/**
 * It had arrived after all: the days until completion start again. @returns false when it was not reported
 * missing
 */
export async function foundAgain(tx: Tx, { orderId, actor }: SentStep): Promise<boolean> {
  const now = await tx.now();
  const [found] = await tx(sql`
    update orders set missing_since = null, complete_at = ${receivedAt(now)}
    where id = ${orderId} and state = 'delivered' and missing_since is not null returning id`);
  if (!found) return false;
  await noteEvent(tx, { orderId, event: 'found', actor });
  return true;
}
