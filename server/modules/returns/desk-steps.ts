import { type SQL, sql } from 'drizzle-orm';
import type { Bearer, SharedBearer } from '#domain/ledger/refund-sources.ts';
import type { Actor } from '#domain/orders/transitions.ts';
import { isAllTakenBack } from '#server/modules/ledger/ledger.ts';
import type { Tx } from '#server/platform/database/transactions.ts';
import { changeReturn } from './change-return.ts';
import { claimLost, lostLabel } from './labels.ts';
import { type PaymentRefusal, payReturn } from './pay-return.ts';
import type { LockedReturn } from './return-rows.ts';
import { lookAtParcel } from './suspicions.ts';

/** Steps of the seller, of the operator, and of the clock where they were silent. Each returns null, or why nothing changed. */

export type DeskRefusal =
  | PaymentRefusal
  /** The seller has made an offer before. */
  | 'offered_before'
  /** Not less than the price of the goods. */
  | 'wrong_part'
  /** An inspection names every line of the return once, and lets some of the pieces pass and others not. */
  | 'wrong_pieces'
  /** The goods are with the shopper, or at the seller. */
  | 'goods_elsewhere'
  /** The shop's courier lost the goods: they are paid. */
  | 'goods_lost';
type Step = Promise<DeskRefusal | null>;

/** Who acts. */
export interface By {
  actor: Actor;
  /** The time of a passed deadline, and the condition that it has passed. */
  at?: Date;
  onlyIf?: SQL;
}

const orTooLate = (isDone: boolean): DeskRefusal | null => (isDone ? null : 'too_late');

/** Agrees: the shopper sends the goods, or where nothing goes back gets the money, or other goods, at once. */
export async function approve(tx: Tx, locked: LockedReturn, by: By): Step {
  if (locked.found.goesBack) return orTooLate(await changeReturn(tx, locked, { ...by, event: 'approved' }));
  const paid = await payReturn(tx, locked, {
    ...by,
    event: 'accepted',
    part: null,
    bearer: 'seller',
    goods: 'kept',
  });
  return paid.ok ? null : paid.error;
}

/** Offers a part of the price, for which the shopper keeps the goods. */
export async function offer(tx: Tx, locked: LockedReturn, { amount, ...by }: By & { amount: number }): Step {
  if (locked.found.offeredPart !== null) return 'offered_before';
  const set = sql`offered_part = ${amount}`;
  return orTooLate(await changeReturn(tx, locked, { ...by, event: 'offered', set }));
}

/** Says no, before the goods were sent or after a look at them. */
export const refuse = async (tx: Tx, locked: LockedReturn, { text, ...by }: By & { text: string }): Step =>
  orTooLate(await changeReturn(tx, locked, { ...by, event: 'refused', set: sql`refusal = ${text}` }));

/** The goods are at the seller. */
export async function arrive(
  tx: Tx,
  locked: LockedReturn,
  { grams = null, ...by }: By & { grams?: number | null },
): Step {
  const at = by.at ?? (await tx.now());
  const set = sql`arrived_at = ${at}, weighed_grams = ${grams}`;
  if (!(await changeReturn(tx, locked, { ...by, event: 'arrived', set }))) return 'too_late';
  await lookAtParcel(tx, locked, { grams });
  return null;
}

/** The goods are as they should be: the shopper gets the money. */
export async function pass(
  tx: Tx,
  locked: LockedReturn,
  { restocks, ...by }: By & { restocks: boolean },
): Step {
  const goods = restocks ? 'restocked' : 'returned';
  const paid = await payReturn(tx, locked, { ...by, event: 'passed', part: null, bearer: 'seller', goods });
  return paid.ok ? null : paid.error;
}

/** Which pieces of a line passed the inspection, and how many of them are on sale again. */
export interface InspectedLine {
  line: number;
  passes: number;
  restocks: number;
}

/**
 * Some pieces are as they should be, and are paid; the others are refused with words, as by `refuse`. An exchange is called
 * off: its goods are for all of the pieces.
 */
export async function inspect(
  tx: Tx,
  locked: LockedReturn,
  { lines, text, ...by }: By & { lines: readonly InspectedLine[]; text: string },
): Step {
  const { found } = locked;
  if (!isInspection(found, lines)) return 'wrong_pieces';
  const part = { event: 'passed_in_part', part: null, bearer: 'seller' } as const;
  const paid = await payReturn(tx, locked, {
    ...by,
    ...part,
    set: sql`refusal = ${text}`,
    passing: lines.map(({ line, passes: quantity }) => ({ line, quantity })).filter(isSome),
    goods: {
      restocked: lines.map(({ line, restocks: quantity }) => ({ line, quantity })).filter(isSome),
    },
  });
  if (!paid.ok) return paid.error;
  for (const { line, passes, restocks } of lines)
    await tx(sql`
      update return_lines set accepted = ${passes}, restocked = ${restocks}
      where return_id = ${found.id} and position = ${line}`);
  return null;
}

const isSome = ({ quantity }: { quantity: number }) => quantity > 0;

/** Each line of the return once, with some of its pieces passing and some not, over all lines. */
function isInspection({ pieces }: LockedReturn['found'], lines: readonly InspectedLine[]): boolean {
  const isLine = ({ line, quantity }: { line: number; quantity: number }) => {
    const [given, ...more] = lines.filter((one) => one.line === line);
    return (
      given !== undefined && more.length === 0 && given.restocks <= given.passes && given.passes <= quantity
    );
  };
  const sum = (counts: readonly number[]) => counts.reduce((all, count) => all + count, 0);
  const passing = sum(lines.map(({ passes }) => passes));
  const all = sum(pieces.map(({ quantity }) => quantity));
  return lines.length === pieces.length && pieces.every(isLine) && passing > 0 && passing < all;
}

/** Refused goods are on their way to the shopper again. */
export async function giveBack(
  tx: Tx,
  locked: LockedReturn,
  { courier, waybill, ...by }: By & { courier: string; waybill: string },
): Step {
  const set = sql`back_courier = ${courier}, back_waybill = ${waybill}`;
  return orTooLate(await changeReturn(tx, locked, { ...by, event: 'given_back', set }));
}

/** Hands a return to the operator that nobody can go on with. */
export const refer = async (tx: Tx, locked: LockedReturn, by: By): Step =>
  orTooLate(await changeReturn(tx, locked, { ...by, event: 'referred' }));

/** What the operator decides. */
export type Decision =
  /** The shopper gets all of the price, or a part. */
  | {
      outcome: 'refund';
      part: number | null;
      bearer: Bearer | SharedBearer;
      goods: 'restocked' | 'returned' | 'kept';
    }
  /** The shopper is to send the goods. */
  | { outcome: 'send' }
  /** The seller keeps the money; goods that are there go back. */
  | { outcome: 'reject' };

const moneyOf = ({ order: { id: orderId, purchaseId } }: LockedReturn) => ({ orderId, purchaseId });

export async function decideReturn(tx: Tx, locked: LockedReturn, decision: Decision & By): Step {
  const { found } = locked;
  const { actor } = decision;
  const label = await lostLabel(tx, locked);
  const isPaid = decision.outcome === 'refund' && decision.goods !== 'restocked';
  const mayReject =
    label !== null && decision.outcome === 'reject' && (await isAllTakenBack(tx, moneyOf(locked)));
  if (label && !isPaid && !mayReject) return 'goods_lost';
  const isAtSeller = found.arrivedAt !== null;
  if (decision.outcome === 'send') {
    if (isAtSeller || found.waybill !== '') return 'goods_elsewhere';
    return orTooLate(await changeReturn(tx, locked, { event: 'sent_back', actor }));
  }
  if (decision.outcome === 'reject') {
    const event = isAtSeller ? 'rejected_back' : 'rejected';
    if (!(await changeReturn(tx, locked, { event, actor }))) return 'too_late';
    // The seller keeps the money of the order, so that the courier owes no goods; but it earns nothing.
    if (label) await claimLost(tx, locked, { label, cost: 0 });
    return null;
  }
  const { part, bearer, goods } = decision;
  const paid = await payReturn(tx, locked, { event: 'decided', actor, part, bearer, goods });
  if (!paid.ok) return paid.error;
  if (label) await claimLost(tx, locked, { label, cost: paid.value.ofSeller });
  return null;
}
