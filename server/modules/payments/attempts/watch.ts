import type { AttemptState } from '#domain/payments/decide-payment.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
/** Longest interval, in minutes, between two polls of an open payment. */
const LONGEST_PAUSE_MINUTES = 120;
/** Minutes after its end when the provider has certainly closed an unpaid code. */
const CLOSED_AFTER_MINUTES = 6;
/** Minutes after a payment in which the bank often reverses it; then it is polled for the first time. */
const REVERSAL_MINUTES = 10;
/** Hours between two polls of a captured card, until it is settled. */
const CAPTURED_HOURS = 12;
/** Days after which an unpaid attempt is no longer polled. */
const WATCH_DAYS = 30;
/** Days after which a payment is no longer polled, also one that was taken back: it may come again. */
const PAID_WATCH_DAYS = 120;
/**
 * Days of a payment's age at which it is polled: a chargeback may come for 120 days, and its notification may be
 * lost (P-PAY-14).
 */
const PAID_CHECK_DAYS = [1, 3, 7, 14, 30, 60, 90, PAID_WATCH_DAYS];

/** What decides the time of an attempt's next poll. */
export interface Watched {
  state: AttemptState;
  /** The provider's fact, and whether it may still change by itself. */
  fact: { status: string; isCaptured: boolean } | null;
  createdAt: Date;
  endsAt: Date;
  tries: number;
  now: Date;
}

/**
 * When to poll the provider about an attempt again; null when its status is final. Polling covers lost
 * notifications, which may come at any time.
 */
export function nextCheckAt({ state, fact, createdAt, endsAt, tries, now }: Watched): Date | null {
  const inMinutes = (minutes: number) => new Date(now.getTime() + minutes * MINUTE_MS);
  const age = now.getTime() - createdAt.getTime();
  const wasPaid = state === 'paid' || state === 'reversed';
  if (age > (wasPaid ? PAID_WATCH_DAYS : WATCH_DAYS) * DAY_MS) return null;
  const pause = inMinutes(Math.min(LONGEST_PAUSE_MINUTES, 2 ** Math.min(tries, 10)));
  if (fact === null) return pause;
  if (wasPaid) {
    if (fact.isCaptured) return inMinutes(CAPTURED_HOURS * 60);
    if (tries === 0) return inMinutes(REVERSAL_MINUTES);
    const days = PAID_CHECK_DAYS.find((mark) => mark * DAY_MS > age);
    return days === undefined ? null : new Date(createdAt.getTime() + days * DAY_MS);
  }
  if (fact.status === 'review') return pause;
  // A payment that the bank refused may be retried while its code is valid.
  if (fact.status === 'failed') return now < endsAt ? pause : null;
  if (fact.status !== 'pending') return null;
  const closed = new Date(endsAt.getTime() + CLOSED_AFTER_MINUTES * MINUTE_MS);
  return now < closed && closed < pause ? closed : pause;
}
