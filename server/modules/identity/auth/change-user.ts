import { endDeskSessions, staffProofOf } from '#server/modules/access/access.ts';
import { giveBackAll, takeAll } from '#server/platform/limits/take-all.ts';
import { type Letter, letterAsMail } from '#server/platform/mail/letter.ts';
import type { Mail } from '#server/platform/mail/mail.ts';
import { queueMails } from '#server/platform/mail/mail-queue.ts';
import { strangersMailLimits } from '#server/platform/mail/stranger-mails.ts';
import { accountLetters } from './account-letters.id.ts';
import { audit } from './audit.ts';
import type { AuthContext } from './auth-context.ts';
import { AuthFault } from './auth-fault.ts';
import type { SignedIn } from './authorize.ts';
import { emailChangeLimits, forgetFailures, proofLimit } from './limits.ts';
import { mailConfirmation } from './mail-confirmation.ts';
import { deleteOneTimeTokens } from './one-time-tokens.ts';
import { checkNewPassword } from './password-rules.ts';
import { hashPassword, isPassword } from './passwords.ts';
import { type OwnerProof, proveOwner } from './prove-owner.ts';
import { browsersOf, endSessions } from './sessions.ts';
import { lookCounted, takeOrRefuse } from './take-limits.ts';
import { type AuthUser, isEmailTaken, type UserChanges, type UserMetadata, updateUser } from './user.ts';
import { checkMetadata } from './user-metadata.ts';

/** Requested changes; missing values stay unchanged. */
export interface WantedChanges {
  /** In lower case. */
  email?: string;
  password?: string;
  metadata?: UserMetadata;
}

/**
 * Changes an account. Changes of e-mail and password need a proof of the owner, end all other sessions, and
 * are mailed to the address that the account had. Where e-mails are confirmed, a new one waits for a mailed
 * link.
 * @throws AuthFault
 */
export async function changeUser(
  context: AuthContext,
  who: SignedIn,
  { email, password, metadata, proof }: WantedChanges & { proof: OwnerProof },
): Promise<AuthUser> {
  const { user } = who;
  const { address } = proof;
  if (password !== undefined) await checkNewPassword(password);
  if (email !== undefined) await takeOrRefuse(context.counter, emailChangeLimits(user.id, address));
  const isSerious = email !== undefined || password !== undefined;
  if (isSerious) await proveStaff(context, who, { isEmail: email !== undefined, proof });
  if (isSerious) await proveOwner(context, who, proof);
  const isTaken = email !== undefined && (await isEmailTaken(context.query, email));
  if (isTaken && !context.confirmEmail) throw new AuthFault('email_exists');
  const changed = await save(context, who, {
    ...(email !== undefined && !context.confirmEmail && { email }),
    ...(metadata !== undefined && { metadata }),
    ...(password !== undefined && { passwordHash: await newHash(context, user, { password, address }) }),
  });
  if (email !== undefined && context.confirmEmail && !isTaken)
    await mailConfirmation(context, changed, email);
  await auditChange(context, { before: user, after: changed, address });
  return changed;
}

/**
 * Whoever works at a desk types the password, and has just given a code in this login if they have a second factor: a
 * recent login alone may be a stolen session (P-DESK-8). A forgotten password is still set by the mailed link, which opens a session of its own.
 * @throws AuthFault staff_password_needed, insufficient_aal
 */
async function proveStaff(
  { query, clock }: AuthContext,
  { user, session }: SignedIn,
  { isEmail, proof: { currentPassword } }: { isEmail: boolean; proof: OwnerProof },
): Promise<void> {
  const sessionIds = await browsersOf(query, session.id);
  const { worksAtDesk, needsCode } = await staffProofOf(query, { userId: user.id, sessionIds, now: clock() });
  if (!worksAtDesk || (!isEmail && session.method === 'otp')) return;
  if (currentPassword === '') throw new AuthFault('staff_password_needed');
  if (needsCode) throw new AuthFault('insufficient_aal');
}

/** Changes the row and its consequences in one transaction. */
async function save(
  context: AuthContext,
  { user, session }: SignedIn,
  changes: UserChanges,
): Promise<AuthUser> {
  const { transaction, clock } = context;
  const now = clock();
  const isSerious = changes.email !== undefined || changes.passwordHash !== undefined;
  const notices = await noticesOf(context, user, changes);
  return transaction(async (query) => {
    const saved = await updateUser(query, { id: user.id, now, changes });
    if (!saved) throw new AuthFault('user_not_found');
    // Looked at here, where other changes of this account wait: all of them together stay below the limit.
    if (changes.metadata !== undefined) checkMetadata(saved.metadata);
    if (isSerious) {
      await endSessions(query, user.id, { except: session.id });
      await endDeskSessions(query, user.id);
      if (changes.email !== undefined) await context.onNewEmail(query, user.id);
      // Earlier mailed links belong to the old password or e-mail.
      await deleteOneTimeTokens(query, user.id);
      await queueMails(query, notices);
    }
    return saved;
  });
}

/** The mails to the owner: anybody may have registered somebody else's e-mail. */
async function noticesOf(
  { counter, clock, publicUrl: shop }: AuthContext,
  { email }: AuthUser,
  changes: UserChanges,
): Promise<Mail[]> {
  const letters: Letter[] = [];
  const mayTell = async (kind: 'new e-mail' | 'new password') =>
    (await takeAll(counter, strangersMailLimits(kind, email, clock()))) === 0;
  if (changes.email !== undefined && (await mayTell('new e-mail')))
    letters.push(accountLetters.emailChanged({ shop }));
  if (changes.passwordHash !== undefined && (await mayTell('new password')))
    letters.push(accountLetters.passwordChanged({ shop }));
  return letters.map((letter) => letterAsMail(letter, { to: email }));
}

/**
 * The hash of a new password.
 * @throws AuthFault same_password
 */
async function newHash(
  { counter, hashTurn }: AuthContext,
  user: AuthUser,
  { password, address }: { password: string; address: string },
): Promise<string> {
  // The answer reveals whether the password is the current one, so it counts like a login.
  const limits = [proofLimit(user.email)];
  const turn = hashTurn({ email: user.email, address });
  if (await lookCounted(counter, limits, () => isPassword(password, user.passwordHash, turn))) {
    throw new AuthFault('same_password');
  }
  await giveBackAll(counter, limits);
  return hashPassword(password, turn);
}

/** Records the change for the owner. */
async function auditChange(
  { query, log, clock, counter }: AuthContext,
  { before, after, address }: { before: AuthUser; after: AuthUser; address: string },
): Promise<void> {
  const event = { userId: after.id, address, at: clock() };
  if (after.passwordHash !== before.passwordHash) {
    await forgetFailures(counter, { email: after.email, address });
    await audit(query, log, { event: 'password_changed', ...event });
  }
  if (after.email !== before.email) await audit(query, log, { event: 'email_changed', ...event });
}
