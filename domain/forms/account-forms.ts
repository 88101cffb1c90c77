import * as z from 'zod/mini';
import { PROFILE_LIMITS } from '../accounts/profile.ts';
import { type AccountFault, type AccountFaults, isAccountFault } from './account-fault.ts';
import { EMAIL } from './email.ts';
import { secret, typedLine, typedPhone, typedText } from './typed-text.ts';

/** Least length of a password, in characters (P-ACC-2). */
export const PASSWORD_MIN = 6;

const code = (fault: AccountFault): AccountFault => fault;

const atMost = (max: number) => z.maxLength(max, code('too_long'));

const email = typedLine(code('invalid_email')).check(
  z.maxLength(255, code('invalid_email')),
  z.regex(EMAIL, code('invalid_email')),
);
const password = secret(code('too_short')).check(z.minLength(PASSWORD_MIN, code('too_short')));

/** Validation of the account screens (P-ACC-2, P-ACC-8). */
export const accountForms = {
  login: z.object({ email, password }),
  register: z.object({ email, password, confirmPassword: password }),
  recovery: z.object({ email }),
  deletion: z.object({ password }),
  newPassword: z.object({ password, confirmPassword: password }),
  profile: z.object({
    username: typedLine(code('too_short')).check(
      z.minLength(PROFILE_LIMITS.username.min, code('too_short')),
      atMost(PROFILE_LIMITS.username.max),
    ),
    full_name: typedLine(code('too_long')).check(atMost(PROFILE_LIMITS.full_name.max)),
    phone: typedPhone(code('too_long')).check(atMost(PROFILE_LIMITS.phone.max)),
    address: typedText(code('too_long')).check(atMost(PROFILE_LIMITS.address.max)),
  }),
};

export type AccountForm = keyof typeof accountForms;

/**
 * The first fault of each field of an account form; empty when the form is valid. Two typed passwords must be
 * equal; the fault belongs to the second (P-ACC-2).
 */
export function accountFaults(form: AccountForm, values: Readonly<Record<string, unknown>>): AccountFaults {
  const parsed = accountForms[form].safeParse(values);
  const faults: Record<string, AccountFault> = {};
  for (const { path, message } of parsed.error?.issues ?? []) {
    if (isAccountFault(message)) faults[String(path[0])] ??= message;
  }
  const asksTwice = 'confirmPassword' in accountForms[form].shape;
  if (asksTwice && values['password'] !== values['confirmPassword']) faults['confirmPassword'] ??= 'mismatch';
  return faults;
}
