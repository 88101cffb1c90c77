import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { AuthContext } from './auth-context.ts';
import { AuthFault } from './auth-fault.ts';
import { inBrowser } from './in-browser.ts';
import { refreshSession } from './refresh-session.ts';
import { optionalText, readJson } from './request-body.ts';
import { signInWithPassword } from './sign-in.ts';

const passwordBody = z.object({ email: optionalText, phone: optionalText, password: optionalText });
const refreshBody = z.object({ refresh_token: optionalText });

/** `POST /token?grant_type=password|refresh_token`: a new session, or new tokens for one. */
export function registerToken(app: FastifyInstance, context: AuthContext): void {
  app.post<{ Querystring: { grant_type?: unknown } }>('/token', async (request, reply) => {
    // RFC 6749, 5.1.
    reply.header('Pragma', 'no-cache');
    switch (request.query.grant_type) {
      case 'password':
        return signInBy(context, request, reply);
      case 'refresh_token': {
        const { refresh_token: token } = readJson(refreshBody, request.body);
        return refreshSession(context, { token, address: request.ip });
      }
      default:
        throw new AuthFault('invalid_credentials', { message: 'unsupported_grant_type' });
    }
  });
}

async function signInBy(context: AuthContext, request: FastifyRequest, reply: FastifyReply) {
  const { email, phone, password } = readJson(passwordBody, request.body);
  if (email === '' && phone === '') {
    throw new AuthFault('validation_failed', { message: 'missing email or phone' });
  }
  return inBrowser(context, request, reply, (browser) =>
    signInWithPassword(context, { email, password, address: request.ip, browser }),
  );
}
