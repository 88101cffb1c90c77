import { sql } from 'drizzle-orm';
import { bankLineId, bankLineText, readMoment, type TypedMoment } from '#domain/ledger/bank-line.ts';
import { rupiah } from '#domain/money.ts';
import { decideMoney, type PaidPurchase } from '#domain/payments/decide-payment.ts';
import { type CalendarDay, jakartaDay } from '#domain/shipping/calendar.ts';
import { bookReceipt, receivedFor, unapplied } from '#server/modules/ledger/ledger.ts';
import { giveBack, isSoldOut, revivePurchase, settlePurchase } from '#server/modules/orders/orders.ts';
import type { Transaction, Tx } from '#server/platform/database/transactions.ts';
import { endOtherAttempts } from '../attempts/end-attempts.ts';

/** A transfer that the operator found on the bank's statement. */
export interface TransferLine {
  /** Number of the purchase, or of one of its orders. */
  number: string;
  /** The received amount in whole Rupiah. */
  amount: number;
  /** The bank's own text of the line. */
  reference: string;
  /** When it arrived, by the bank's word: '2026-11-24' or '2026-11-24 14:05'. Required after the purchase's deadline. */
  at?: string;
  /** The bank has several lines alike, and this is a further one. */
  isAgain?: boolean;
}

/** What money did. `partial`: the rest is still open. `refunded`: too late, or already paid. */
export interface SpentMoney {
  kind: 'settled' | 'partial' | 'refunded';
  purchaseId: string;
  amount: number;
}

/** Why the moment at which money came cannot be believed. */
export type MomentFault =
  /** The deadline is over: the day of the bank decides. */
  | { kind: 'needs_moment' }
  | { kind: 'unreadable_moment' }
  /** Before the purchase was placed, or in the future. */
  | { kind: 'impossible_moment' };

/** The outcome. */
export type ConfirmedTransfer =
  | { kind: 'unknown' }
  | MomentFault
  /** A line alike was booked. */
  | { kind: 'known' }
  | SpentMoney;

/** Books a transfer that the operator found on the shop's account, and applies it to its purchase. */
export async function confirmTransfer(
  transaction: Transaction,
  line: TransferLine,
): Promise<ConfirmedTransfer> {
  try {
    return await transaction((tx) => confirm(tx, { ...line, canRevive: true }));
  } catch (error) {
    if (!isSoldOut(error)) throw error;
    return transaction((tx) => confirm(tx, { ...line, canRevive: false }));
  }
}

/** A purchase that money came for, and the latest transfer that its shopper was asked for. */
export interface TransferredPurchase extends Omit<PaidPurchase, 'total' | 'received'> {
  id: string;
  total: number;
  createdAt: Date;
  attemptId: string | null;
  code: number;
}

async function confirm(tx: Tx, given: TransferLine & { canRevive: boolean }): Promise<ConfirmedTransfer> {
  const purchase = await lockByNumber(tx, given.number);
  if (!purchase) return { kind: 'unknown' };
  const now = await tx.now();
  const moment = momentOf(given, purchase, now);
  if ('kind' in moment) return moment;
  const { at: arrivedAt, day } = moment;
  const { id: purchaseId, attemptId } = purchase;
  const { amount, canRevive } = given;
  const received = await receivedFor(tx, purchaseId);
  const id = await freeLineId(tx, purchaseId, { ...given, day });
  if (id === null || !(await bookReceipt(tx, { id, purchaseId, attemptId, place: 'bank', amount })))
    return { kind: 'known' };
  return spend(tx, { purchase, amount, received, arrivedAt, now, canRevive });
}

/** Money whose receipt is booked, to be spent on its purchase. */
interface BookedMoney {
  purchase: TransferredPurchase;
  amount: number;
  /** What had arrived before. */
  received: number;
  arrivedAt: Date;
  now: Date;
  /** Whether the goods of an expired purchase may be taken again. */
  canRevive: boolean;
}

/** Spends money on its purchase, or gives it back: late, in part, double or too much, as the rules of arriving money say. */
export async function spend(tx: Tx, given: BookedMoney): Promise<SpentMoney> {
  const { purchase, amount, received, arrivedAt, now, canRevive } = given;
  const { id: purchaseId, attemptId, total, code } = purchase;
  const decision = decideMoney({
    purchase: { ...purchase, total: rupiah(total - code), received: rupiah(received) },
    amount: rupiah(amount),
    arrivedAt,
    now,
  });
  if (decision.kind === 'hold') return { kind: 'partial', purchaseId, amount };
  if (decision.kind === 'refund' || (decision.kind === 'try_to_revive' && !canRevive)) {
    await giveBack(tx, purchaseId, await unapplied(tx, purchaseId));
    return { kind: 'refunded', purchaseId, amount };
  }
  await bearCode(tx, { purchaseId, attemptId, amount: total - received - amount });
  if (decision.kind === 'settle') await settlePurchase(tx, purchaseId, 'operator');
  else await revivePurchase(tx, purchaseId, 'operator');
  if (attemptId) await tx(sql`update payment_attempts set state = 'paid' where id = ${attemptId}`);
  await endOtherAttempts(tx, { purchaseId, but: attemptId });
  return { kind: 'settled', purchaseId, amount };
}

/** When the money arrived: now unless a moment was typed, which must lie between placing and now (P-PAY-7). */
export function momentOf(
  { at: typed }: Pick<TransferLine, 'at'>,
  { createdAt, payBy }: TransferredPurchase,
  now: Date,
): Pick<TypedMoment, 'at' | 'day'> | MomentFault {
  if (typed === undefined) {
    if (payBy !== null && payBy <= now) return { kind: 'needs_moment' };
    return { at: now, day: jakartaDay(now) };
  }
  const moment = readMoment(typed);
  if (!moment) return { kind: 'unreadable_moment' };
  const { day, at, isDayAlone } = moment;
  // A day alone is its first minute, which is before a purchase of that day.
  if (isDayAlone && day === jakartaDay(createdAt)) return { day, at: createdAt };
  return at >= createdAt && at <= now ? moment : { kind: 'impossible_moment' };
}

/** Most lines alike on one day. */
const MOST_ALIKE = 20;

/**
 * The id of a bank line that is not booked yet; null when one alike is, unless it is said to be a further one. For one
 * purchase the same amount and text are alike on any day, because the day may have been left out.
 */
async function freeLineId(
  tx: Tx,
  purchaseId: string,
  { amount, reference, isAgain = false, day }: TransferLine & { day: CalendarDay },
): Promise<string | null> {
  const line = { day, amount, reference };
  const ids = Array.from({ length: MOST_ALIKE }, (_, at) => bankLineId(line, at + 1));
  const text = bankLineText(line);
  const alike = await tx<{ id: string }>(sql`
    select id from receipts where id = any(${sql.param(ids)}::text[])
      or (purchase_id = ${purchaseId} and place = 'bank' and right(id, ${text.length}) = ${text})`);
  if (alike.length > 0 && !isAgain) return null;
  return ids.find((free) => !alike.some(({ id }) => id === free)) ?? null;
}

/** The purchase of a number, locked, with the latest transfer that its shopper was asked for. */
export async function lockByNumber(tx: Tx, number: string): Promise<TransferredPurchase | null> {
  const [locked] = await tx<{ id: string }>(sql`
    select id from purchases where number = ${number}
      or id = (select purchase_id from orders where orders.number = ${number}) for no key update`);
  if (!locked) return null;
  const [found] = await tx<TransferredPurchase>(sql`
    select p.id, p.state, p.method = 'cod' as "isCod", p.is_exchange as "isExchange", p.total, p.pay_by as "payBy",
      p.created_at as "createdAt", a.id as "attemptId", coalesce(a.unique_code, 0) as code
    from purchases p left join lateral (
      select id, unique_code from payment_attempts where purchase_id = p.id and method = 'transfer'
      order by created_at desc limit 1
    ) a on true where p.id = ${locked.id}`);
  return found ?? null;
}

/** The unique code that the shopper did not pay is the shop's part of the price. */
async function bearCode(
  tx: Tx,
  { purchaseId, attemptId, amount }: { purchaseId: string; attemptId: string | null; amount: number },
): Promise<void> {
  if (amount <= 0) return;
  await bookReceipt(tx, { id: `code:${purchaseId}`, purchaseId, attemptId, place: 'shop', amount });
}
