import { sql } from 'drizzle-orm';
import { carryBack, creditorOf, uncarry } from '#domain/ledger/freight.ts';
import { claim } from '#domain/ledger/postings.ts';
import type { Actor } from '#domain/orders/transitions.ts';
import { insertClaim, post } from '#server/modules/ledger/ledger.ts';
import { freePieces } from '#server/modules/stock/stock.ts';
import type { Tx } from '#server/platform/database/transactions.ts';
import { heldFor } from './cancel-order.ts';
import { adjustToPrice, adjustToQuote, carry } from './carriage.ts';
import { changeOrder } from './change-order.ts';
import { coverReversal } from './cover-reversal.ts';
import { planPayout } from './jobs.ts';
import { closeArrivalCases } from './order-cases.ts';
import { moneyOf } from './order-money.ts';
import { refundOrder } from './refund-order.ts';
import { NOT_ARRIVED } from './sent-order.ts';

/** A parcel that will not reach its shopper. */
export interface LostStep {
  orderId: string;
  parcelId: string;
  actor: Actor;
  at: Date;
}

const noDeadlines = sql`cancel_answer_by = null`;

/**
 * A parcel came back: refused, or not deliverable. Its goods are on sale again. The shopper gets the price of
 * the goods back, but not the shipping. @returns false when the order was not shipped
 */
export async function takeBack(tx: Tx, { orderId, parcelId, actor, at }: LostStep): Promise<boolean> {
  const cancelled = { event: 'cancelled', actor, at, details: { reason: 'refused' } } as const;
  const onlyIf = sql`state = 'shipped'`;
  const changed = await changeOrder(tx, { orderId, ...cancelled, set: noDeadlines, onlyIf });
  if (!changed) return false;
  await closeArrivalCases(tx, changed.number, 'returned');
  const money = await moneyOf(tx, orderId);
  const { freight, isCod, purchaseId } = money;
  await freePieces(tx, { orderId, seq: changed.seq });
  // The seller paid the counter for the way there, and the shopper is not given the shipping back.
  if (!freight.isBooked && !isCod) await carry(tx, money, at);
  await post(tx, carryBack(freight, { isPaid: !isCod }), { purchaseId, orderId, at });
  if (isCod) await adjustToPrice(tx, money, at);
  const held = await heldFor(tx, orderId);
  const amount = held > 0 ? held - (await coverReversal(tx, { purchaseId, orderId, amount: held })) : 0;
  if (amount > 0) {
    await refundOrder(tx, {
      cause: { kind: 'parcel', id: parcelId },
      purchaseId,
      orderId,
      from: [{ account: `escrow:${orderId}`, amount, kind: 'goods' }],
    });
  }
  return true;
}

/**
 * The courier reported a delivery that did not happen, as the shopper says. Not with cash on delivery, where
 * somebody paid at a door. @returns false when the shopper did not report it
 */
export async function undeliver(
  tx: Tx,
  { orderId, actor }: Pick<LostStep, 'orderId' | 'actor'>,
): Promise<boolean> {
  const changed = await changeOrder(tx, {
    orderId,
    event: 'undelivered',
    actor,
    set: sql`delivered_at = null, ${NOT_ARRIVED}`,
    onlyIf: sql`missing_since is not null and not exists (
      select 1 from purchases p where p.id = purchase_id and p.method = 'cod')`,
  });
  if (!changed) return false;
  await closeArrivalCases(tx, changed.number, 'undelivered');
  return true;
}

/**
 * A parcel is lost: the shopper gets everything back, the shipping too. A courier that the shop booked earns
 * nothing and owes the seller the goods. What its seller never sent (`not_scanned`) is on sale again.
 * @returns false when the order was not shipped
 */
export async function loseOrder(
  tx: Tx,
  { orderId, parcelId, actor, at, reason = 'lost' }: LostStep & { reason?: 'lost' | 'not_scanned' },
): Promise<boolean> {
  const cancelled = { event: 'cancelled', actor, at, details: { reason } } as const;
  const onlyIf = sql`state = 'shipped'`;
  const money = await moneyOf(tx, orderId);
  const { freight, isCod, purchaseId, sellerId, goods } = money;
  const changed = await changeOrder(tx, { orderId, ...cancelled, set: noDeadlines, onlyIf });
  if (!changed) return false;
  await freePieces(tx, { orderId, seq: changed.seq, kind: reason === 'lost' ? 'lost' : 'free' });
  await closeArrivalCases(tx, changed.number, reason);
  const isCarried = freight.isBooked && !isCod;
  const held = await heldFor(tx, orderId);
  const covered = held > 0 ? await coverReversal(tx, { purchaseId, orderId, amount: held }) : 0;
  const from = [
    { account: `escrow:${orderId}`, amount: held - covered, kind: 'goods' as const },
    // A payment that was taken back gave the shopper the shipping, too.
    {
      account: creditorOf(freight),
      amount: !isCarried || covered > 0 ? 0 : freight.charged,
      kind: 'shipping' as const,
    },
  ].filter(({ amount }) => amount > 0);
  if (from.length > 0) {
    await refundOrder(tx, { cause: { kind: 'parcel', id: parcelId }, purchaseId, orderId, from });
  }
  const { courier, isBooked } = freight;
  const claimed = isBooked ? claim({ id: orderId, courier, sellerId: String(sellerId), goods }) : [];
  await post(tx, [...(isCarried ? uncarry(freight) : []), ...claimed], { purchaseId, orderId, at });
  if (isBooked) {
    await insertClaim(tx, { id: orderId, courier, amount: goods, at });
    await tx.enqueue(planPayout, [sellerId]);
  }
  if (isCarried) await adjustToQuote(tx, money, at);
  return true;
}
