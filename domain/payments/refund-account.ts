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

/** The first invalid field; null when all may be valid. */
export function faultOfAccount({ bank, number, holder }: RefundAccount): keyof RefundAccount | null {
  if (!/^[\p{L}\d][\p{L}\d .&()-]{1,39}$/u.test(bank)) return 'bank';
  if (!/^\d{6,20}$/.test(number)) return 'number';
  if (!/^[\p{L}][\p{L}\d .,'&()/-]{1,79}$/u.test(holder)) return 'holder';
  return null;
}
