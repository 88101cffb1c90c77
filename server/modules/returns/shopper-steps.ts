import { sql } from 'drizzle-orm';
import { isSellersFault, REASON_RULES } from '#domain/returns/reasons.ts';
import { recallReturnParcels } from '#server/modules/parcels/parcels.ts';
import type { Tx } from '#server/platform/database/transactions.ts';
import { watchGoods } from './ask-courier.ts';
import { changeReturn } from './change-return.ts';
import { type PaymentRefusal, payReturn } from './pay-return.ts';
import type { LockedReturn } from './return-rows.ts';
import { countChangesOfMind, lookAtWaybill } from './suspicions.ts';

/** Steps of the shopper. Each returns null, or why nothing changed. */

export type StepRefusal = PaymentRefusal | 'needs_evidence';
type Step = Promise<StepRefusal | null>;

const orTooLate = (isDone: boolean): StepRefusal | null => (isDone ? null : 'too_late');

/** Sends the draft to the seller. */
export async function askSeller(tx: Tx, locked: LockedReturn, { evidence }: { evidence: number }): Step {
  if (REASON_RULES[locked.found.reason].needsEvidence && evidence === 0) return 'needs_evidence';
  if (!(await changeReturn(tx, locked, { event: 'asked', actor: 'shopper' }))) return 'too_late';
  await countChangesOfMind(tx, locked);
  return null;
}

/** Takes the part that the seller offers, and keeps the goods: they cannot be returned again. */
export async function takeOffer(tx: Tx, locked: LockedReturn): Step {
  const paid = await payReturn(tx, locked, {
    event: 'offer_taken',
    actor: 'shopper',
    part: locked.found.offeredPart,
    bearer: 'seller',
    goods: 'kept',
  });
  return paid.ok ? null : paid.error;
}

export const leaveOffer = async (tx: Tx, locked: LockedReturn): Step =>
  orTooLate(await changeReturn(tx, locked, { event: 'offer_left', actor: 'shopper' }));

/** Asks the operator to look at a refusal. */
export const appeal = async (tx: Tx, locked: LockedReturn, { text }: { text: string }): Step =>
  orTooLate(
    await changeReturn(tx, locked, { event: 'appealed', actor: 'shopper', set: sql`appeal = ${text}` }),
  );

/** How the shopper sent the goods. */
export interface SentGoods {
  courier: string;
  waybill: string;
  /** What it cost; given back at the seller's fault, as much as the order's own shipping cost at most. */
  postage: number;
}

export async function sendGoods(
  tx: Tx,
  locked: LockedReturn,
  { courier, waybill, postage }: SentGoods,
): Step {
  const { found, order } = locked;
  const given = isSellersFault(found.reason) ? Math.min(postage, order.shippingQuote) : 0;
  const set = sql`courier = ${courier}, waybill = ${waybill}, postage = ${given}`;
  if (!(await changeReturn(tx, locked, { event: 'sent', actor: 'shopper', set }))) return 'too_late';
  // What a courier says of another parcel says nothing of this one.
  if (await lookAtWaybill(tx, locked, { courier, waybill })) await watchGoods(tx, locked, courier);
  return null;
}

/** Calls the shop's courier off, to send the goods otherwise. */
export const dropLabel = async (tx: Tx, { found }: LockedReturn): Step =>
  orTooLate(found.state === 'approved' && (await recallReturnParcels(tx, found.id)) > 0);

export const withdraw = async (tx: Tx, locked: LockedReturn): Step =>
  orTooLate(await changeReturn(tx, locked, { event: 'withdrawn', actor: 'shopper' }));
