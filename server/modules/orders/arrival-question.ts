import { type SQL, sql } from 'drizzle-orm';
import type { Tx } from '#server/platform/database/transactions.ts';
import { noteEvent } from './change-order.ts';
import { openArrivalCase } from './order-cases.ts';

/**
 * 'Paketmu sudah sampai?' (P-BUY-51). Nobody can ask the courier of a waybill that was typed where the shop books no
 * couriers, so its shopper is asked; 'Belum' and silence are for the operator to decide.
 */

/** A passed deadline of an order; `onlyIf` repeats it. */
interface Passed {
  orderId: string;
  at: Date;
  onlyIf: SQL;
}

export async function askArrival(tx: Tx, { orderId, at, onlyIf }: Passed): Promise<boolean> {
  const [asked] = await tx(sql`
    update orders set ask_arrival_at = null where id = ${orderId} and ${onlyIf} returning id`);
  if (!asked) return false;
  await noteEvent(tx, { orderId, event: 'arrival_asked', actor: 'clock', at });
  return true;
}

/** The shopper was silent. */
export const arrivalUnanswered = (tx: Tx, { orderId, onlyIf }: Passed): Promise<boolean> =>
  endQuestion(tx, orderId, onlyIf);

/** 'Belum'. @returns false when nobody asked, or it was answered */
export async function denyArrival(tx: Tx, orderId: string): Promise<boolean> {
  if (!(await endQuestion(tx, orderId, IS_ARRIVAL_ASKED))) return false;
  await noteEvent(tx, { orderId, event: 'not_arrived', actor: 'shopper' });
  return true;
}

/** The question to the shopper of an order is open. */
const IS_ARRIVAL_ASKED = sql`state = 'shipped' and ask_arrival_at is null
  and answer_arrival_by is not null and received_at is null`;

async function endQuestion(tx: Tx, orderId: string, onlyIf: SQL): Promise<boolean> {
  const [ended] = await tx(sql`
    update orders set answer_arrival_by = null where id = ${orderId} and ${onlyIf} returning id`);
  if (ended) await openArrivalCase(tx, orderId);
  return ended !== undefined;
}
