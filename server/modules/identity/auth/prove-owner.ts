import { giveBackAll } from '#server/platform/limits/take-all.ts';
import type { AuthContext } from './auth-context.ts';
import { AuthFault } from './auth-fault.ts';
import type { SignedIn } from './authorize.ts';
import { codeLimit, proofLimit } from './limits.ts';
import { spendCode } from './one-time-tokens.ts';
import { isPassword } from './passwords.ts';
import { lookCounted, takeOrRefuse } from './take-limits.ts';

/** How long, in ms, after a sign-in its session needs no other proof. */
const RECENT_MS = 10 * 60_000;

/** What a client sends besides its access token; empty texts count as not sent. */
export interface OwnerProof {
  currentPassword: string;
  /** A code from `GET /reauthenticate`. */
  nonce: string;
  /** Network address. */
  address: string;
}

/**
 * Distinguishes the owner of an account from somebody with a stolen access token: by the current password, by
 * a sign-in of the last ten minutes with this session, or by a mailed code.
 * @throws AuthFault invalid_credentials, reauthentication_needed, reauthentication_not_valid,
 *   over_request_rate_limit; GateClosed
 */
export async function proveOwner(
  context: AuthContext,
  { user, session }: SignedIn,
  { currentPassword, nonce, address }: OwnerProof,
): Promise<void> {
  const { query, counter, clock, codeSecret: secret, hashTurn } = context;
  const now = clock();
  if (currentPassword !== '') {
    const limits = [proofLimit(user.email)];
    const turn = hashTurn({ email: user.email, address });
    const isRight = await lookCounted(counter, limits, () =>
      isPassword(currentPassword, user.passwordHash, turn),
    );
    if (!isRight) throw new AuthFault('invalid_credentials');
    return giveBackAll(counter, limits);
  }
  // The time of the sign-in; refreshing does not change it.
  if (now.getTime() - session.createdAt.getTime() <= RECENT_MS) return;
  if (nonce === '') throw new AuthFault('reauthentication_needed');
  await takeOrRefuse(counter, [codeLimit(user.id)]);
  if (!(await spendCode(query, { userId: user.id, code: nonce, now, secret }))) {
    throw new AuthFault('reauthentication_not_valid');
  }
  await giveBackAll(counter, [codeLimit(user.id)]);
}
