import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { audit } from './audit.ts';
import type { AuthContext } from './auth-context.ts';
import { AuthFault } from './auth-fault.ts';
import { checkPassword } from './check-password.ts';
import { refreshSession } from './refresh-session.ts';
import { optionalText, readJson } from './request-body.ts';
import { signIn } from './session-answer.ts';
import { updateUser } from './user.ts';

const passwordBody = z.object({ email: optionalText, phone: optionalText, password: optionalText });
const refreshBody = z.object({ refresh_token: optionalText });

/** `POST /token?grant_type=password|refresh_token`: a new session, or new tokens for one. */
export function registerToken(app: FastifyInstance, context: AuthContext): void {
  app.post<{ Querystring: { grant_type?: unknown } }>('/token', async (request, reply) => {
    // RFC 6749, 5.1.
    reply.header('Pragma', 'no-cache');
    switch (request.query.grant_type) {
      case 'password':
        return signInWithPassword(context, request);
      case 'refresh_token': {
        const { refresh_token: token } = readJson(refreshBody, request.body);
        return refreshSession(context, { token, address: request.ip });
      }
      default:
        throw new AuthFault('invalid_credentials', { message: 'unsupported_grant_type' });
    }
  });
}

async function signInWithPassword(context: AuthContext, request: FastifyRequest) {
  const { query, transaction, clock, log } = context;
  const { email: typed, phone, password } = readJson(passwordBody, request.body);
  if (typed === '' && phone === '') {
    throw new AuthFault('validation_failed', { message: 'missing email or phone' });
  }
  const address = request.ip;
  const email = typed.trim().toLowerCase();
  const known = await checkPassword(context, { email, password, address });
  if (!known) throw new AuthFault('invalid_credentials');
  const now = clock();
  const answer = await transaction(async (inTransaction) => {
    const user = await updateUser(inTransaction, { id: known.id, now, changes: { lastSignInAt: now } });
    if (!user) throw new AuthFault('invalid_credentials');
    return signIn(context, inTransaction, { user, method: 'password', address });
  });
  await audit(query, log, { event: 'signed_in', userId: known.id, address, at: now });
  return answer;
}
