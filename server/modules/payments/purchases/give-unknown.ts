import { sql } from 'drizzle-orm';
import { suspenseToPurchase } from '#domain/ledger/settlement-postings.ts';
import type { RefundAccount } from '#domain/payments/refund-account.ts';
import {
  claimReceipt,
  createRefund,
  nameAccount,
  post,
  receiptNamed,
  receivedFor,
} from '#server/modules/ledger/ledger.ts';
import { isSoldOut } from '#server/modules/orders/orders.ts';
import { savepoint } from '#server/platform/database/savepoint.ts';
import type { Tx } from '#server/platform/database/transactions.ts';
import { findAttempt } from '../attempts/stored-attempt.ts';
import { checkAttempt } from '../provider/payment-jobs.ts';
import { lockByNumber, type MomentFault, momentOf, type SpentMoney, spend } from './confirm-transfer.ts';
import { attemptsNamed, type NamedAttempt } from './purchase-payments.ts';

/** Money that nobody knew, as its account in suspense holds it (P-PAY-44). Amounts are whole Rupiah. */
export interface SuspendedMoney {
  /** The end of its account's name. */
  line: string;
  /** Above 0. */
  amount: number;
  /**
   * What the provider calls the payment: its own id, or the id of an attempt. Null for money that the provider names by no
   * payment, which is booked as if the bank had brought it, and for a stray one.
   */
  reference: string | null;
  /** It came for no purchase, so that its receipt is booked; the line is its id. */
  isStray: boolean;
}

/** Why it was not given away. `booked`: a payment of that name is in the books. `of_other`: it paid for another purchase. */
export type NotGiven = { kind: 'booked' } | { kind: 'of_other'; number: string };

/** What giving it to a purchase did; `unknown`: there is no such purchase. */
export type GivenMoney = { kind: 'unknown' } | MomentFault | NotGiven | SpentMoney;

/**
 * Books money that nobody knew as the payment of a purchase, by the rules of money that arrives late, in part, twice or too
 * much. @param typed the number of the purchase or of one of its orders, and when the money came
 */
export async function giveToPurchase(
  tx: Tx,
  money: SuspendedMoney,
  typed: { number: string; at?: string },
): Promise<GivenMoney> {
  try {
    return await savepoint(tx, (inside) => give(inside, money, { ...typed, canRevive: true }));
  } catch (error) {
    if (!isSoldOut(error)) throw error;
    return give(tx, money, { ...typed, canRevive: false });
  }
}

async function give(
  tx: Tx,
  money: SuspendedMoney,
  typed: { number: string; at?: string; canRevive: boolean },
): Promise<GivenMoney> {
  const purchase = await lockByNumber(tx, typed.number);
  if (!purchase) return { kind: 'unknown' };
  const { id: purchaseId } = purchase;
  const attempts = await attemptsOf(tx, money);
  const refused = await refusalOf(tx, { money, attempts, purchaseId });
  if (refused) return refused;
  const now = await tx.now();
  const moment = momentOf(typed, purchase, now);
  if ('kind' in moment) return moment;
  const attemptId = attempts[0]?.id ?? null;
  const received = await receivedFor(tx, purchaseId);
  if (!(await claimReceipt(tx, receiptOf(money, { purchaseId, attemptId }), money.isStray)))
    return { kind: 'booked' };
  await post(tx, suspenseToPurchase(money.line, money.amount, purchaseId), { purchaseId, at: now });
  if (attemptId !== null) await notePaid(tx, attemptId);
  // A unique code is left out of a transfer alone.
  const paid = { ...purchase, attemptId, code: 0 };
  const { at: arrivedAt } = moment;
  return spend(tx, {
    purchase: paid,
    amount: money.amount,
    received,
    arrivedAt,
    now,
    canRevive: typed.canRevive,
  });
}

/**
 * Money that nobody knew goes back to its payer: a refund that waits for the next file for the bank, with the account that the
 * payer has named. @returns the refund
 */
export async function giveToPayer(
  tx: Tx,
  money: SuspendedMoney,
  account: RefundAccount,
): Promise<{ kind: 'refunded'; refundId: string } | NotGiven> {
  const refused = await refusalOf(tx, { money, attempts: await attemptsOf(tx, money), purchaseId: null });
  if (refused) return refused;
  const receipt = receiptOf(money, { purchaseId: null, attemptId: null });
  if (!(await claimReceipt(tx, receipt, money.isStray))) return { kind: 'booked' };
  const { id: refundId } = await createRefund(tx, {
    cause: { kind: 'receipt', id: receipt.id },
    purchaseId: null,
    orderId: null,
    from: [{ account: `suspense:${money.line}`, amount: money.amount, kind: 'excess' }],
  });
  if (refundId === null || !(await nameAccount(tx, refundId, account)))
    throw new Error(`The money of ${money.line} cannot go back`);
  return { kind: 'refunded', refundId };
}

/** The attempts of ours that the money came through, by its names. */
const attemptsOf = async (tx: Tx, { line, reference, isStray }: SuspendedMoney): Promise<NamedAttempt[]> =>
  attemptsNamed(tx, [...(isStray ? [line] : []), ...(reference === null ? [] : [reference])]);

/** Why the money cannot go there: it is booked by now under one of its names, or the attempt of another purchase brought it. */
async function refusalOf(
  tx: Tx,
  {
    money,
    attempts,
    purchaseId,
  }: { money: SuspendedMoney; attempts: readonly NamedAttempt[]; purchaseId: string | null },
): Promise<NotGiven | null> {
  const names = [...(money.reference === null ? [] : [money.reference]), ...attempts.map(({ id }) => id)];
  if (await receiptNamed(tx, names)) return { kind: 'booked' };
  const other = attempts.find((attempt) => attempt.purchaseId !== purchaseId);
  const found = other ? await findAttempt(tx, other.id) : null;
  return found ? { kind: 'of_other', number: found.purchaseNumber } : null;
}

/** The receipt of the money. One without a payment's name is the bank's: the report has brought it there. */
function receiptOf(
  { line, amount, reference, isStray }: SuspendedMoney,
  { purchaseId, attemptId }: { purchaseId: string | null; attemptId: string | null },
) {
  const place = isStray || reference !== null ? ('provider' as const) : ('bank' as const);
  const id = isStray ? line : (reference ?? `line:${line}`);
  const receipt = { id, purchaseId, attemptId, place, amount };
  // Of an attempt that is gone the provider may still report: it is the same money.
  return isStray || reference === null || attemptId !== null
    ? receipt
    : { ...receipt, lostAttempt: reference };
}

/** The money of an attempt is booked: it is asked about again, because a bank may take it back (P-PAY-14). */
async function notePaid(tx: Tx, attemptId: string): Promise<void> {
  const [noted] = await tx(sql`
    update payment_attempts set state = 'paid', tries = 0, card = null, next_check_at = ${await tx.now()}
    where id = ${attemptId} and method <> 'transfer' and state not in ('paid', 'reversed') returning id`);
  if (noted) await tx.enqueue(checkAttempt, [attemptId]);
}
