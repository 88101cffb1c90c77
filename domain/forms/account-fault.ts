/** What may be wrong with a field of an account form; the messages are in `app/copy/account.en.ts`. */
const ACCOUNT_FAULTS = [
  'invalid_email',
  'too_short',
  'too_long',
  'mismatch',
  'wrong_password',
  'shop_open',
  'unreadable',
] as const;

export type AccountFault = (typeof ACCOUNT_FAULTS)[number];

/** The faults of an account form by field name; a field without an entry is valid. */
export type AccountFaults = Readonly<Record<string, AccountFault>>;

/** Whether a code, such as one in an answer of the server, names a fault of an account form. */
export function isAccountFault(code: unknown): code is AccountFault {
  return ACCOUNT_FAULTS.some((known) => known === code);
}
