import type { FastifyRequest } from 'fastify';
import type { AuthContext } from './auth-context.ts';
import { AuthFault } from './auth-fault.ts';
import { type AuthSession, findSession } from './sessions.ts';
import type { AuthUser } from './user.ts';

/** The user of a request, and the session. */
export interface SignedIn {
  user: AuthUser;
  session: AuthSession;
}

/** The token of an `Authorization: Bearer` header; null without one. */
export function bearerToken(request: FastifyRequest): string | null {
  return /^Bearer +(\S+) *$/i.exec(request.headers.authorization ?? '')?.[1] ?? null;
}

/**
 * Identifies the user of a request. The session is read each time, so that signing out works at once.
 * @throws AuthFault no_authorization, bad_jwt, user_not_found, session_not_found
 */
export async function authorize(
  { tokens, query, clock }: AuthContext,
  token: string | null,
): Promise<SignedIn> {
  if (token === null) throw new AuthFault('no_authorization');
  const { user, session } = await findSession(query, await tokens.verify(token, clock()));
  if (!user) throw new AuthFault('user_not_found');
  if (!session) throw new AuthFault('session_not_found');
  return { user, session };
}
