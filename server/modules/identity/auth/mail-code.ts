import { letterAsMail } from '#server/platform/mail/letter.ts';
import { queueMails } from '#server/platform/mail/mail-queue.ts';
import { accountLetters } from './account-letters.id.ts';
import type { AuthContext } from './auth-context.ts';
import { mailLimits } from './limits.ts';
import { LIFETIME_MINUTES, newCode } from './one-time-tokens.ts';
import { takeMailsOrRefuse } from './take-limits.ts';
import type { AuthUser } from './user.ts';

/**
 * Mails a code to the owner of an account, which proves that a change is the owner's.
 * @throws AuthFault over_email_send_rate_limit
 */
export async function mailCode(context: AuthContext, { id: userId, email }: AuthUser): Promise<void> {
  const { transaction, counter, clock, codeSecret: secret } = context;
  const now = clock();
  await takeMailsOrRefuse(counter, mailLimits('codes', email, now));
  await transaction(async (query) => {
    const code = await newCode(query, { userId, now, secret });
    const letter = accountLetters.reauthentication({ code, minutes: LIFETIME_MINUTES.reauthentication });
    await queueMails(query, [letterAsMail(letter, { to: email })]);
  });
}
