import { type Rupiah, rupiah } from '../money.ts';
import { LATE_WITHIN_HOURS } from './methods.ts';

/** The state of a payment attempt. All but `paid` and `reversed` may still become paid. */
export type AttemptState =
  | 'created'
  | 'pending'
  | 'paid'
  /** The provider checks for fraud. */
  | 'review'
  | 'failed'
  | 'expired'
  | 'cancelled'
  | 'reversed';

/** The state of a purchase. */
export type PurchaseState = 'awaiting' | 'confirmed' | 'expired' | 'cancelled';

/** The provider's answer to a query. Never the content of a notification. */
export interface PaymentFact {
  status: 'pending' | 'paid' | 'review' | 'failed' | 'expired' | 'cancelled' | 'reversed';
  /** What was paid; for a status without money, what is due. */
  amount: Rupiah;
}

/** What {@link decide} looks at. */
export interface PaymentCase {
  purchase: { state: PurchaseState; total: Rupiah; payBy: Date; received: Rupiah };
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

/** What to do. `try_to_revive`: confirm if the goods are still in stock, else refund as late. */
export type Decision =
  | { kind: 'nothing' }
  | { kind: 'note'; attempt: AttemptState }
  | { kind: 'settle'; excess: Rupiah }
  | { kind: 'hold' }
  | { kind: 'try_to_revive'; excess: Rupiah }
  | { kind: 'refund'; reason: RefundReason }
  | { kind: 'reverse' };

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
export function decide({ purchase, attempt, fact, now }: PaymentCase): Decision {
  if (attempt.state === 'paid') return isTakenBack(fact, attempt) ? { kind: 'reverse' } : { kind: 'nothing' };
  if (attempt.state === 'reversed' || fact.status === 'reversed') return { kind: 'nothing' };
  if (fact.status !== 'paid') {
    const state = NOTED[fact.status];
    return state === attempt.state ? { kind: 'nothing' } : { kind: 'note', attempt: state };
  }
  return forMoney({ purchase, fact, now });
}

/** Whether the provider says that received money is gone, also when it denies a settlement afterwards. */
function isTakenBack({ status }: PaymentFact, { isCancelledByUs = false }: PaymentCase['attempt']): boolean {
  return status === 'reversed' || status === 'failed' || (status === 'cancelled' && !isCancelledByUs);
}

function forMoney({ purchase, fact, now }: Omit<PaymentCase, 'attempt'>): Decision {
  const { state, total, payBy, received } = purchase;
  const sum = received + fact.amount;
  switch (state) {
    case 'confirmed':
      return { kind: 'refund', reason: 'excess' };
    case 'cancelled':
      return { kind: 'refund', reason: 'cancelled' };
    case 'awaiting':
      // Less than the total waits for the rest until the purchase expires.
      return sum < total ? { kind: 'hold' } : { kind: 'settle', excess: rupiah(sum - total) };
    case 'expired':
      if (sum < total) return { kind: 'refund', reason: 'wrong_amount' };
      return now.getTime() <= payBy.getTime() + LATE_WITHIN_HOURS * 60 * 60 * 1000
        ? { kind: 'try_to_revive', excess: rupiah(sum - total) }
        : { kind: 'refund', reason: 'late' };
  }
}
