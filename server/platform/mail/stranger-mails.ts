import type { Query } from '../database/query.ts';
import { countDay } from '../limits/count-day.ts';
import { type Counted, createRateCounter } from '../limits/rate-counter.ts';
import { takeAll } from '../limits/take-all.ts';

/**
 * Mails that somebody can have sent to an address that is not theirs. Each kind has its own number, so that a flood of one
 * holds back no other.
 */
export type StrangersMail =
  | 'orders'
  | 'codes of orders'
  | 'codes'
  | 'recovery'
  | 'recovery at home'
  | 'confirmation'
  | 'new e-mail'
  | 'new password'
  | 'new browser'
  | 'newsletter'
  | 'receipts';

/** Of one kind, to one address. */
const MOST_A_DAY = 5;
/** Kinds of which a shopper may need several at once. */
const UNHURRIED: readonly StrangersMail[] = ['orders', 'codes of orders'];
const FEW_AN_HOUR = { burst: 3, refillMs: 20 * 60_000 };

/**
 * The limits of another mail to an address that a stranger may have typed (P-FORM-11): five a day (of UTC), and of most
 * kinds three in an hour.
 */
export function strangersMailLimits(kind: StrangersMail, address: string, now: Date): Counted[] {
  const subject = `mails of ${kind} to ${address.trim().toLowerCase()}`;
  const day = countDay(subject, MOST_A_DAY, now.toISOString().slice(0, 10));
  return UNHURRIED.includes(kind) ? [day] : [{ subject, limit: FEW_AN_HOUR }, day];
}

/** Whether another one may go there, and counts it in the caller's transaction. */
export const mayMailStranger = async (
  query: Query,
  kind: StrangersMail,
  address: string,
  now: Date,
): Promise<boolean> =>
  (await takeAll(
    createRateCounter(query, () => now),
    strangersMailLimits(kind, address, now),
  )) === 0;
