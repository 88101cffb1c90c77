import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { endSession, openSession, takeTokens } from '#contracts/identity/session.ts';
import { answer, failed } from '#server/platform/http/endpoint.ts';
import { commonProblem } from '#server/platform/http/problem.ts';
import { isFromOwnPage } from '#server/platform/http/same-origin.ts';
import type { Identities } from '../accounts/identity.ts';
import { Unauthorized } from '../accounts/signed-in.ts';
import { bearerToken } from '../auth/authorize.ts';
import type { Sessions } from './sessions.ts';

/** Dependencies of the session's endpoints. */
export interface SessionRoutes {
  sessions: Pick<Sessions, 'open' | 'takeTokens' | 'signOut'>;
  identities: Identities;
  publicUrl: string;
}

const tokensSchema = z.object({ access_token: z.string(), refresh_token: z.string() });

/**
 * `/session`: manages the cookie that private pages recognise a browser by. Only our own pages may call it.
 */
export function registerSessions(
  app: FastifyInstance,
  { sessions, identities, publicUrl }: SessionRoutes,
): void {
  app.addHook('onRequest', async (request, reply) => {
    reply.header('Cache-Control', 'no-store');
    if (!isFromOwnPage(request.method, request.headers, publicUrl)) throw commonProblem('forbidden');
  });
  answer(app, openSession, async (_asked, request, reply) => {
    const token = bearerToken(request);
    const who = token === null ? null : await identities.identify(token);
    if (!who) throw new Unauthorized('No or no good access token');
    const opened = await sessions.open(who, request.headers.cookie);
    if (opened === null) throw failed(openSession, 'user_banned');
    reply.header('Set-Cookie', opened);
    return null;
  });
  answer(app, takeTokens, async (_asked, request) => {
    const waiting = tokensSchema.safeParse(await sessions.takeTokens(request.headers.cookie));
    return { tokens: waiting.data ?? null };
  });
  answer(app, endSession, async (_asked, request, reply) => {
    reply.header('Set-Cookie', await sessions.signOut(request.headers.cookie));
    return null;
  });
}
