import { type Rupiah, rupiah } from '../money.ts';
import type { PurchaseState } from '../orders/purchase-states.ts';
import { LATE_BOOKING_DAYS, LATE_WITHIN_HOURS } from './methods.ts';

const HOUR_MS = 60 * 60 * 1000;

/** The states of a payment attempt. All but `paid` and `reversed` may still become paid. */
export const ATTEMPT_STATES = [
  'created',
  'pending',
  'paid',
  /** The provider checks for fraud. */
  'review',
  'failed',
  'expired',
  'cancelled',
  'reversed',
] as const;
export type AttemptState = (typeof ATTEMPT_STATES)[number];

/** The provider's answer to a query. Never the content of a notification. */
export interface PaymentFact {
  status: Exclude<AttemptState, 'created'>;
  /** What was paid; for a status without money, what is due. */
  amount: Rupiah;
}

/** What became of a query: the status that the provider named, that it has no such payment, or that it did not answer. */
export const PROVIDER_ANSWERS = [
  'pending',
  'paid',
  'review',
  'failed',
  'expired',
  'cancelled',
  'reversed',
  'not_found',
  'silent',
] as const satisfies readonly (PaymentFact['status'] | 'not_found' | 'silent')[];
export type ProviderAnswer = (typeof PROVIDER_ANSWERS)[number];

/** A purchase that money arrives for. */
export interface PaidPurchase {
  state: PurchaseState;
  /** Cash on delivery: the courier collects it, so money that comes otherwise goes back. */
  isCod: boolean;
  /** Goods that came back pay a part of it, and that part goes to the shopper when it ends (P-RET-50). */
  isExchange: boolean;
  /** What is asked for: of a manual transfer its unique code is left out. */
  total: Rupiah;
  /** Null for a purchase without a deadline, and for an exchange that is not asked for yet. */
  payBy: Date | null;
  /** What had arrived before. */
  received: Rupiah;
}

/** What {@link decidePayment} looks at. */
export interface PaymentCase {
  purchase: PaidPurchase;
  /**
   * `isCancelledByUs`: we returned a captured card payment by cancelling it. That is our refund, not a
   * reversal.
   */
  attempt: { state: AttemptState; isCancelledByUs?: boolean };
  fact: PaymentFact;
  now: Date;
}

/** Why money goes back. */
export type RefundReason = 'late' | 'excess' | 'wrong_amount' | 'cancelled';

/**
 * What to do. `try_to_revive`: confirm if the goods are still in stock, else refund as late. `again`: the provider holds
 * money that it took back before, which somebody must decide about.
 */
export type Decision =
  | { kind: 'nothing' }
  | { kind: 'note'; attempt: AttemptState }
  | { kind: 'settle'; excess: Rupiah }
  | { kind: 'hold' }
  | { kind: 'try_to_revive'; excess: Rupiah }
  | { kind: 'refund'; reason: RefundReason }
  | { kind: 'reverse' }
  | { kind: 'again' };

/** The attempt's new state for a status without money; it never overwrites a payment. */
const NOTED: Readonly<Record<Exclude<PaymentFact['status'], 'paid' | 'reversed'>, AttemptState>> = {
  pending: 'pending',
  review: 'review',
  failed: 'failed',
  expired: 'expired',
  cancelled: 'cancelled',
};

/**
 * What a fact about a payment means for its purchase. Received money is booked in every case; this decides
 * what it is for. The same fact again changes nothing.
 */
export function decidePayment({ purchase, attempt, fact, now }: PaymentCase): Decision {
  if (attempt.state === 'paid') return isTakenBack(fact, attempt) ? { kind: 'reverse' } : { kind: 'nothing' };
  // A part may be taken back after another; what is booked already moves no money again.
  if (attempt.state === 'reversed') {
    if (fact.status === 'paid') return { kind: 'again' };
    return { kind: fact.status === 'reversed' ? 'reverse' : 'nothing' };
  }
  if (fact.status === 'reversed') return { kind: 'nothing' };
  if (fact.status !== 'paid') {
    const state = NOTED[fact.status];
    return state === attempt.state ? { kind: 'nothing' } : { kind: 'note', attempt: state };
  }
  return decideMoney({ purchase, amount: fact.amount, arrivedAt: now, now });
}

/** Whether the provider says that received money is gone, also when it denies a settlement afterwards. */
function isTakenBack({ status }: PaymentFact, { isCancelledByUs = false }: PaymentCase['attempt']): boolean {
  return status === 'reversed' || status === 'failed' || (status === 'cancelled' && !isCancelledByUs);
}

/**
 * What money is for, at the provider and at the bank alike.
 * @param given `arrivedAt`: when it came, by the bank's word; `now`: when we learn of it
 */
export function decideMoney(given: {
  purchase: PaidPurchase;
  amount: Rupiah;
  arrivedAt: Date;
  now: Date;
}): Extract<Decision, { kind: 'settle' | 'hold' | 'try_to_revive' | 'refund' }> {
  const { purchase, amount } = given;
  const { state, isCod, isExchange, payBy, total, received } = purchase;
  const excess = rupiah(Math.max(0, received + amount - total));
  const isEnough = received + amount >= total;
  if (state === 'cancelled') return { kind: 'refund', reason: 'cancelled' };
  if (state === 'confirmed' || isCod) return { kind: 'refund', reason: 'excess' };
  if (isExchange && (state === 'expired' || payBy === null)) return { kind: 'refund', reason: 'late' };
  // Less than the total waits for the rest until the purchase expires.
  if (state === 'awaiting') return isEnough ? { kind: 'settle', excess } : { kind: 'hold' };
  if (!isEnough) return { kind: 'refund', reason: 'wrong_amount' };
  return isTooLate(given) ? { kind: 'refund', reason: 'late' } : { kind: 'try_to_revive', excess };
}

/** Whether money for an expired purchase came too late, or was booked too late (P-PAY-7). */
function isTooLate(given: { purchase: PaidPurchase; arrivedAt: Date; now: Date }): boolean {
  const payBy = given.purchase.payBy?.getTime() ?? Number.POSITIVE_INFINITY;
  return (
    given.arrivedAt.getTime() > payBy + LATE_WITHIN_HOURS * HOUR_MS ||
    given.now.getTime() > payBy + LATE_BOOKING_DAYS * 24 * HOUR_MS
  );
}
