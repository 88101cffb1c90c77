import { isWallet, type PaymentMethod } from './methods.ts';

/** Calendar days until a refund arrives, at least and at most. */
export interface RefundDays {
  readonly min: number;
  readonly max: number;
}

const WALLET: RefundDays = { min: 1, max: 2 };
const CARD: RefundDays = { min: 3, max: 7 };
const BANK: RefundDays = { min: 2, max: 5 };

/**
 * How long a refund takes, by the way that the money came. What cannot go back
 * directly goes to a bank.
 */
export function refundDays(method: PaymentMethod): RefundDays {
  if (isWallet(method)) return WALLET;
  return method === 'card' ? CARD : BANK;
}

const DAY_MS = 24 * 60 * 60 * 1000;

/** The moment by which a refund that starts now arrives. */
export const refundPromisedBy = (method: PaymentMethod, now: Date): Date =>
  new Date(now.getTime() + refundDays(method).max * DAY_MS);
