import type { AccountFaults } from '#domain/forms/account-fault.ts';

/** The forms of the account that post by themselves where there are no scripts. */
export type PlainIntent = 'login' | 'register' | 'save' | 'sign-out';

/** What the server says of a form that was posted without scripts and not taken. */
export interface PlainPost {
  intent: PlainIntent;
  /** What was typed, passwords left out. */
  typed: Readonly<Record<string, string>>;
  faults: AccountFaults;
  /** Why it was refused, where no field is at fault. */
  failure: { kind: 'refused' | 'too_many'; code: string | null; message: string | null } | null;
}
