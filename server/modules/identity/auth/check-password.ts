import { giveBackAll } from '#server/platform/limits/take-all.ts';
import { audit } from './audit.ts';
import type { AuthContext } from './auth-context.ts';
import { hashAddress } from './client-address.ts';
import { passwordLimits } from './limits.ts';
import { hashPassword, isOutdated, isPassword } from './passwords.ts';
import { lookCounted } from './take-limits.ts';
import { type AuthUser, findByEmail, updateUser } from './user.ts';

/**
 * The account of an e-mail and password; null if they do not match. The time does not depend on whether the
 * e-mail has an account.
 *
 * @param email in lower case
 * @throws AuthFault over_request_rate_limit, GateClosed
 */
export async function checkPassword(
  context: AuthContext,
  { email, password, address }: { email: string; password: string; address: string },
): Promise<AuthUser | null> {
  const { query, counter, clock, log, addressSecret, hashTurn } = context;
  const turn = hashTurn({ email, address });
  const found = await findByEmail(query, email, hashAddress(address, addressSecret));
  const limits = passwordLimits({ email, address, isKnownAddress: found?.isKnownAddress ?? false });
  const stored = found?.user.passwordHash ?? null;
  if (!(await lookCounted(counter, limits, () => isPassword(password, stored, turn)))) {
    const userId = found?.user.id ?? null;
    await audit(query, log, { event: 'sign_in_failed', userId, address, at: clock() });
    return null;
  }
  await giveBackAll(counter, limits);
  return found ? withFreshHash(context, found.user, () => hashPassword(password, turn)) : null;
}

/** Renews an outdated hash while the password is available. */
async function withFreshHash(
  { query, clock }: AuthContext,
  user: AuthUser,
  newHash: () => Promise<string>,
): Promise<AuthUser | null> {
  if (!isOutdated(user.passwordHash)) return user;
  const passwordHash = await newHash();
  return updateUser(query, { id: user.id, now: clock(), changes: { passwordHash } });
}
