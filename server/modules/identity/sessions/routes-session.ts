import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isFromOwnPage } from '#server/platform/http/same-origin.ts';
import type { Identities } from '../accounts/identity.ts';
import { Unauthorized } from '../accounts/signed-in.ts';
import { bearerToken } from '../auth/authorize.ts';
import type { SessionCookie } from './session-cookie.ts';
import type { WebSessions } from './web-sessions.ts';

/** How long, in ms, a session of a hosted project's account is believed without its token: the project cannot call us. */
const HOSTED_MS = 24 * 60 * 60 * 1000;

/** What the session's endpoints work with. */
export interface SessionRoutes {
  identities: Identities;
  sessions: WebSessions;
  cookie: SessionCookie;
  publicUrl: string;
  /** Real time. */
  clock: () => Date;
}

/** A request from somebody else's page; answered with status 403. */
export class ForeignOrigin extends Error {
  override readonly name = 'ForeignOrigin';
  readonly statusCode = 403;
}

/**
 * The cookie that private pages know a browser by:
 * `POST /session` with an access token (ours or a hosted project's) opens a session and sets it,
 * `POST /session/tokens` hands a browser's client the tokens of a sign-in without scripts, once,
 * `DELETE /session` ends the session and clears the cookie.
 */
export function registerSessions(app: FastifyInstance, options: SessionRoutes): void {
  const { sessions, cookie, publicUrl } = options;
  const tokenOf = (request: FastifyRequest) => cookie.read(request.headers.cookie);
  app.addHook('onRequest', async (request, reply) => {
    reply.header('Cache-Control', 'no-store');
    if (!isFromOwnPage(request.method, request.headers, publicUrl)) throw new ForeignOrigin();
  });
  app.post('/session', (request, reply) => openSession(options, request, reply));
  app.post('/session/tokens', async (request, reply) => {
    const token = tokenOf(request);
    const tokens = token === null ? null : await sessions.takeTokens(token);
    return tokens === null ? reply.code(204).send() : tokens;
  });
  app.delete('/session', async (request, reply) => {
    const token = tokenOf(request);
    if (token !== null) await sessions.end(token);
    return reply.header('Set-Cookie', cookie.clear()).code(204).send();
  });
}

async function openSession(
  { identities, sessions, cookie, clock }: SessionRoutes,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const bearer = bearerToken(request);
  const who = bearer === null ? null : await identities.identify(bearer);
  if (!who) throw new Unauthorized('No or no good access token');
  const { userId, email, sessionId } = who;
  const endsAt = sessionId === null ? new Date(clock().getTime() + HOSTED_MS) : null;
  const token = await sessions.open(
    { userId, email, authSessionId: sessionId, endsAt },
    cookie.read(request.headers.cookie),
  );
  return reply.header('Set-Cookie', cookie.set(token)).code(204).send();
}
