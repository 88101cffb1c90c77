import * as z from 'zod/mini';
import { PROFILE_LIMITS } from '../accounts/profile.ts';
import { type AccountFault, type AccountFaults, isAccountFault } from './account-fault.ts';
import { toLine, toText } from './clean-text.ts';

/** Least length of a password, in characters (P-ACC-2). */
export const PASSWORD_MIN = 6;

const code = (fault: AccountFault): AccountFault => fault;

const email = z
  .string(code('invalid_email'))
  .check(z.trim(), z.maxLength(255, code('invalid_email')), z.regex(z.regexes.email, code('invalid_email')));
const password = z.string(code('too_short')).check(z.minLength(PASSWORD_MIN, code('too_short')));
const optionalLine = (max: number) =>
  z.string(code('too_long')).check(z.overwrite(toLine), z.maxLength(max, code('too_long')));

/** Validation of the account screens (P-ACC-2, P-ACC-8). */
export const accountForms = {
  login: z.object({ email, password }),
  register: z.object({ email, password, confirmPassword: password }),
  recovery: z.object({ email }),
  deletion: z.object({ password }),
  newPassword: z.object({ password, confirmPassword: password }),
  profile: z.object({
    username: z
      .string(code('too_short'))
      .check(
        z.overwrite(toLine),
        z.minLength(PROFILE_LIMITS.username.min, code('too_short')),
        z.maxLength(PROFILE_LIMITS.username.max, code('too_long')),
      ),
    full_name: optionalLine(PROFILE_LIMITS.full_name.max),
    phone: optionalLine(PROFILE_LIMITS.phone.max),
    address: z
      .string(code('too_long'))
      .check(z.overwrite(toText), z.maxLength(PROFILE_LIMITS.address.max, code('too_long'))),
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
