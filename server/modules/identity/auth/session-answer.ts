import type { Tx } from '#server/platform/database/transactions.ts';
import { isAccountBlocked } from '../blocks/is-blocked.ts';
import { ACCESS_TOKEN_S } from './access-token.ts';
import type { AuthContext } from './auth-context.ts';
import { AuthFault } from './auth-fault.ts';
import { rememberBrowser } from './browsers.ts';
import { hashAddress } from './client-address.ts';
import { makeRefreshToken } from './refresh-token.ts';
import { type AuthSession, openSession, type SignInMethod } from './sessions.ts';
import type { AuthUser } from './user.ts';
import { userJson } from './user-json.ts';

/** A session as clients get it. */
export async function sessionJson(
  { tokens, clock, refreshSecrets }: AuthContext,
  user: AuthUser,
  session: AuthSession,
): Promise<Record<string, unknown>> {
  const now = clock();
  const { id: sessionId, salt, counter } = session;
  return {
    access_token: await tokens.sign(user, session, now),
    token_type: 'bearer',
    expires_in: ACCESS_TOKEN_S,
    expires_at: Math.floor(now.getTime() / 1000) + ACCESS_TOKEN_S,
    refresh_token: makeRefreshToken({ sessionId, salt, counter }, refreshSecrets[0]),
    user: userJson(user),
  };
}

/**
 * Opens a session inside the caller's transaction, records its browser, and returns it in the clients'
 * format.
 * @throws AuthFault user_banned for a blocked account (P-CONSOLE-81); the caller holds its row, as whoever blocks it does
 * @param isTold whether the owner gets a mail about a new browser
 */
export async function signIn(
  context: AuthContext,
  tx: Tx,
  given: { user: AuthUser; method: SignInMethod; address: string; browser: string; isTold?: boolean },
): Promise<Record<string, unknown>> {
  const { user, method, address, browser, isTold = false } = given;
  if (await isAccountBlocked(tx, user.id)) throw new AuthFault('user_banned');
  const now = context.clock();
  const addressHash = hashAddress(address, context.addressSecret);
  const session = await openSession(tx, { userId: user.id, method, addressHash, now });
  await rememberBrowser(tx, { user, browser, isTold, now, publicUrl: context.publicUrl });
  return sessionJson(context, user, session);
}
