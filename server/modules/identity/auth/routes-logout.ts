import type { FastifyInstance } from 'fastify';
import { audit } from './audit.ts';
import type { AuthContext } from './auth-context.ts';
import { AuthFault } from './auth-fault.ts';
import { authorize, bearerToken } from './authorize.ts';
import { type EndedSessions, endSessions } from './sessions.ts';

/** `POST /logout?scope=global|local|others`: ends all sessions, this one, or all but this one. */
export function registerLogout(app: FastifyInstance, context: AuthContext): void {
  app.post<{ Querystring: { scope?: unknown } }>('/logout', async (request, reply) => {
    const { user, session } = await authorize(context, bearerToken(request));
    const ended = endedBy(request.query.scope ?? 'global', session.id);
    await endSessions(context.query, user.id, ended);
    const { query, log, clock } = context;
    await audit(query, log, { event: 'signed_out', userId: user.id, address: request.ip, at: clock() });
    return reply.code(204).send();
  });
}

function endedBy(scope: unknown, sessionId: string): EndedSessions {
  switch (scope) {
    case 'global':
      return { all: true };
    case 'local':
      return { only: sessionId };
    case 'others':
      return { except: sessionId };
    default:
      throw new AuthFault('validation_failed', { message: `Unsupported logout scope "${scope}"` });
  }
}
