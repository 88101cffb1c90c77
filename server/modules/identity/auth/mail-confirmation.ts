import { takeAll } from '#server/platform/limits/take-all.ts';
import { letterAsMail } from '#server/platform/mail/letter.ts';
import { queueMails } from '#server/platform/mail/mail-queue.ts';
import { accountLetters } from './account-letters.id.ts';
import type { AuthContext } from './auth-context.ts';
import { mailLimits } from './limits.ts';
import { LIFETIME_MINUTES, newToken } from './one-time-tokens.ts';
import type { AuthUser } from './user.ts';

/**
 * Mails a link that confirms the e-mail of an account, or its new e-mail. Silently sends nothing to an e-mail
 * that is already confirmed or has had too many mails lately.
 * @param newEmail in lower case and not in use
 */
export async function mailConfirmation(
  { transaction, counter, clock, publicUrl }: AuthContext,
  { id: userId, email: current, emailConfirmedAt }: AuthUser,
  newEmail?: string,
): Promise<void> {
  if (newEmail === undefined && emailConfirmedAt !== null) return;
  const to = newEmail ?? current;
  if ((await takeAll(counter, mailLimits('confirmation', to, clock()))) > 0) return;
  const purpose = newEmail === undefined ? 'signup' : 'email_change';
  await transaction(async (tx) => {
    const token = await newToken(tx, {
      userId,
      purpose,
      now: clock(),
      ...(newEmail !== undefined && { email: newEmail }),
    });
    const link = `${publicUrl}/auth/confirm?type=${purpose}&token_hash=${token}`;
    const letter = accountLetters.confirmEmail({ link, hours: LIFETIME_MINUTES[purpose] / 60 });
    await queueMails(tx, [letterAsMail(letter, { to })]);
  });
}
