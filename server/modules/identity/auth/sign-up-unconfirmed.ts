import { randomUUID } from 'node:crypto';
import { audit } from './audit.ts';
import type { AuthContext } from './auth-context.ts';
import { hashAddress } from './client-address.ts';
import { mailConfirmation } from './mail-confirmation.ts';
import { hashPassword } from './passwords.ts';
import type { Credentials } from './sign-in.ts';
import { type AuthUser, findByEmail, insertUser } from './user.ts';
import { userJson } from './user-json.ts';

/**
 * Opens an account that waits for a mailed link, and returns its user. For an e-mail with an account the
 * answer looks alike, after the same work, with a user that does not exist. An e-mail that still waits gets
 * another link, and keeps the password of its first registration.
 */
export async function signUpUnconfirmed(
  context: AuthContext,
  { email, password, address, data }: Omit<Credentials, 'browser'> & { data: Record<string, unknown> },
): Promise<Record<string, unknown>> {
  const { query, transaction, clock, log } = context;
  const now = clock();
  const user: Omit<AuthUser, 'updatedAt' | 'lastSignInAt'> = {
    id: randomUUID(),
    email,
    metadata: data,
    identityId: randomUUID(),
    passwordHash: await hashPassword(password, context.hashTurn({ email, address })),
    emailConfirmedAt: null,
    createdAt: now,
  };
  const added = await transaction((inTransaction) => insertUser(inTransaction, user));
  if (added) {
    await mailConfirmation(context, added);
    await audit(query, log, { event: 'signed_up', userId: added.id, address, at: now });
    return userJson(added);
  }
  const found = await findByEmail(query, email, hashAddress(address, context.addressSecret));
  if (found) await mailConfirmation(context, found.user);
  // The protocol's sign of an e-mail with an account.
  return { ...userJson({ ...user, updatedAt: now, lastSignInAt: null }), identities: [] };
}
