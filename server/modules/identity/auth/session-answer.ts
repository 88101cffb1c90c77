import type { Query } from '#server/platform/database/query.ts';
import { ACCESS_TOKEN_S } from './access-token.ts';
import type { AuthContext } from './auth-context.ts';
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

/** Opens a session inside the caller's transaction and answers it as clients get it. */
export async function signIn(
  context: AuthContext,
  query: Query,
  { user, method, address }: { user: AuthUser; method: SignInMethod; address: string },
): Promise<Record<string, unknown>> {
  const addressHash = hashAddress(address, context.addressSecret);
  const session = await openSession(query, { userId: user.id, method, addressHash, now: context.clock() });
  return sessionJson(context, user, session);
}
