import { cleanNumber } from '../forms/clean-text.ts';

/** The bank account that a shopper names for a refund that cannot go back the way the money came. */
export interface RefundAccount {
  bank: string;
  /** Digits only, see {@link accountDigits}. */
  number: string;
  /** As the bank spells it. */
  holder: string;
}

/** Banks offered by name; any other can be typed. */
export const REFUND_BANKS = [
  'BCA',
  'BNI',
  'BRI',
  'Mandiri',
  'Permata',
  'BSI',
  'CIMB Niaga',
  'Danamon',
  'BTN',
  'SeaBank',
  'Bank Jago',
] as const;

/** A typed account number without separators. */
export const accountDigits = (typed: string): string => cleanNumber(typed).replace(/[\s.-]/g, '');

/** What each field of an account must look like. */
const SHAPES: Record<keyof RefundAccount, RegExp> = {
  bank: /^[\p{L}\d][\p{L}\d .&()-]{1,39}$/u,
  number: /^\d{6,20}$/,
  holder: /^[\p{L}][\p{L}\d .,'&()/-]{1,79}$/u,
};

/** The invalid fields, in the order of the form. */
export const faultsOfAccount = (account: RefundAccount): (keyof RefundAccount)[] =>
  (['bank', 'number', 'holder'] as const).filter((field) => !SHAPES[field].test(account[field]));

/** The first invalid field; null when all may be valid. */
export const faultOfAccount = (account: RefundAccount): keyof RefundAccount | null =>
  faultsOfAccount(account)[0] ?? null;
