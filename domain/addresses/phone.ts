/**
 * An Indonesian mobile number as it is stored: '+62' and what follows the leading 0. Takes '0812 3456 7890',
 * '+62 812-3456-7890' and '62812...'; spaces, dots, dashes and brackets do not count. Counted with its leading 0, a
 * number has 9 to 13 digits. Null for anything else, a landline too: couriers call and write to a mobile.
 */
export function normalisePhone(typed: string): string | null {
  const digits = typed.replace(/[\s().-]/g, '');
  const [, national] = /^(?:\+?62|0)(8\d{7,11})$/.exec(digits) ?? [];
  return national === undefined ? null : `+62${national}`;
}

/** A stored number as shoppers write it: '0812-3456-7890'. */
export function formatPhone(stored: string): string {
  const national = stored.replace(/^\+62/, '0');
  return national.replace(/^(\d{4})(\d{4})(\d+)$/, '$1-$2-$3');
}
