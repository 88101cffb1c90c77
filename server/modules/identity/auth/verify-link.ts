import type { Tx } from '#server/platform/database/transactions.ts';
import { giveBackAll } from '#server/platform/limits/take-all.ts';
import { letterAsMail } from '#server/platform/mail/letter.ts';
import { queueMails } from '#server/platform/mail/mail-queue.ts';
import { accountLetters } from './account-letters.id.ts';
import { audit } from './audit.ts';
import type { AuthContext } from './auth-context.ts';
import { AuthFault } from './auth-fault.ts';
import { badTokenLimit, forgetFailures } from './limits.ts';
import { deleteOneTimeTokens, spendToken } from './one-time-tokens.ts';
import { signIn } from './session-answer.ts';
import { endSessions } from './sessions.ts';
import { takeOrRefuse } from './take-limits.ts';
import { type AuthUser, isEmailTaken, updateUser } from './user.ts';

/** The links that a client may spend, in the protocol's names; 'email' is its newer name of 'signup'. */
const PURPOSES = {
  recovery: 'recovery',
  signup: 'signup',
  email: 'signup',
  email_change: 'email_change',
} as const;

type LinkPurpose = (typeof PURPOSES)[keyof typeof PURPOSES];

const purposeOf = (type: string): LinkPurpose | null =>
  Object.entries(PURPOSES).find(([name]) => name === type)?.[1] ?? null;

const EVENTS = { recovery: 'recovered', signup: 'email_confirmed', email_change: 'email_changed' } as const;

/**
 * Spends the token of a mailed link, which proves the ownership of the e-mail, and returns a session.
 * @throws AuthFault otp_expired, over_request_rate_limit
 */
export async function verifyLink(
  context: AuthContext,
  { type, token, address, browser }: { type: string; token: string; address: string; browser: string },
): Promise<Record<string, unknown>> {
  const { query, clock, log, counter } = context;
  await takeOrRefuse(counter, [badTokenLimit(address)]);
  const purpose = purposeOf(type);
  if (purpose === null) throw new AuthFault('otp_expired');
  const now = clock();
  const { user, session } = await openSession(context, { purpose, token, address, browser, now });
  await giveBackAll(counter, [badTokenLimit(address)]);
  // Before the recovery there were failed attempts, which must not block the new password.
  await forgetFailures(counter, { email: user.email, address });
  await audit(query, log, { event: EVENTS[purpose], userId: user.id, address, at: now });
  return session;
}

/** @throws AuthFault otp_expired for an invalid or used link */
function openSession(
  context: AuthContext,
  given: { purpose: LinkPurpose; token: string; address: string; browser: string; now: Date },
) {
  const { purpose, token, address, browser, now } = given;
  return context.transaction(async (tx) => {
    const spent = await spendToken(tx, { token, purpose, now });
    if (!spent) throw new AuthFault('otp_expired');
    // The link to a new e-mail proves that one, see moveTo.
    const proved = spent.email === null && { emailProvedAt: now };
    const changes = { lastSignInAt: now, emailConfirmedAt: now, ...proved };
    const owner = await updateUser(tx, { id: spent.userId, now, changes });
    const user = owner && spent.email ? await moveTo(context, tx, { owner, email: spent.email, now }) : owner;
    if (!user) throw new AuthFault('otp_expired');
    // The mail with the link has already informed the owner.
    return { user, session: await signIn(context, tx, { user, method: 'otp', address, browser }) };
  });
}

/** Gives an account its new e-mail; null when another account took it meanwhile. */
async function moveTo(
  { publicUrl, onNewEmail }: AuthContext,
  tx: Tx,
  { owner, email, now }: { owner: AuthUser; email: string; now: Date },
): Promise<AuthUser | null> {
  if (await isEmailTaken(tx, email)) return null;
  await endSessions(tx, owner.id, { all: true });
  await onNewEmail(tx, owner.id);
  await deleteOneTimeTokens(tx, owner.id);
  await queueMails(tx, [letterAsMail(accountLetters.emailChanged({ shop: publicUrl }), { to: owner.email })]);
  return updateUser(tx, { id: owner.id, now, changes: { email, emailProvedAt: now } });
}
