import type { Rupiah } from '../money.ts';
import type { AttemptState, ProviderAnswer } from './decide-payment.ts';
import { stillDue } from './still-due.ts';

/** An attempt to pay, as far as it tells why an order is not paid. */
export interface StandingAttempt {
  method: string;
  state: AttemptState;
  uniqueCode: number;
  answer: ProviderAnswer | null;
}

/** Why an order is not paid, for whoever answers its buyer (P-CONSOLE-22). */
export type PaymentStanding =
  /** Less arrived than was asked for. */
  | { kind: 'short'; received: number; missing: Rupiah }
  /** `silent`: the provider did not answer when it was asked last; `unbooked`: no line of the bank was noted. */
  | { kind: 'preparing' | 'waiting' | 'silent' | 'unbooked' | 'review' | 'ended' | 'none' };

/** The newest attempt says why, unless a part has arrived. @param received what arrived and was not given back, in whole Rupiah */
export function paymentStanding({
  total,
  received,
  attempts,
}: {
  total: number;
  received: number;
  /** The oldest first. */
  attempts: readonly StandingAttempt[];
}): PaymentStanding {
  const last = attempts.at(-1);
  const missing = stillDue({ total, uniqueCode: last?.uniqueCode ?? 0, received });
  if (received > 0 && missing > 0) return { kind: 'short', received, missing };
  if (!last) return { kind: 'none' };
  if (last.state === 'created') return { kind: 'preparing' };
  if (last.state === 'review') return { kind: 'review' };
  if (last.state !== 'pending') return { kind: 'ended' };
  if (last.method === 'transfer') return { kind: 'unbooked' };
  return { kind: last.answer === 'silent' ? 'silent' : 'waiting' };
}
