import { cleanNumber } from '../forms/clean-text.ts';

/**
 * An Indonesian mobile number as it is stored: '+62' and what follows the leading 0. Accepts '0812 3456
 * 7890', '+62 812-3456-7890' and '62812...', and ignores blanks, dots, dashes and brackets, and the invisible signs that
 * phone books put around a number. With its leading 0, a number has 9 to 13 digits. Null for anything else, also for a
 * landline: couriers call and write to a mobile.
 */
export function normalisePhone(typed: string): string | null {
  const digits = cleanNumber(typed).replace(/[\s().-]/g, '');
  const [, national] = /^(?:\+?62|0)(8\d{7,11})$/.exec(digits) ?? [];
  return national === undefined ? null : `+62${national}`;
}

/** A stored number in the form shoppers write: '0812-3456-7890'. */
export function formatPhone(stored: string): string {
  const national = stored.replace(/^\+62[\s-]*/, '0');
  return national.replace(/^(\d{4})(\d{4})(\d+)$/, '$1-$2-$3');
}
