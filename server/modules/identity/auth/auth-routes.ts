import rateLimit from '@fastify/rate-limit';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { DatabaseUnavailable } from '#server/platform/database/unavailable.ts';
import { GateClosed } from '#server/platform/gate.ts';
import { addressGroup } from '#server/platform/http/address-group.ts';
import { refuseWithoutKey } from './api-key.ts';
import type { AuthContext } from './auth-context.ts';
import { AuthFault } from './auth-fault.ts';
import { parseJson } from './request-body.ts';
import { registerConfirmation } from './routes-confirmation.ts';
import { registerLogout } from './routes-logout.ts';
import { registerPublic } from './routes-public.ts';
import { registerRecovery } from './routes-recovery.ts';
import { registerSignUp } from './routes-sign-up.ts';
import { registerToken } from './routes-token.ts';
import { registerUser } from './routes-user.ts';

/** Largest body in bytes. */
const BODY_LIMIT = 1024 * 1024;
/** Requests a minute of one address to one process: the outer limit, before any work is done. */
const REQUESTS_A_MINUTE = 1200;
/** The protocol's version that has codes in `code`; older clients read `error_code`. */
const API_VERSION = '2024-01-01';
const RETRY_S = 5;

/** Everything below `/auth/v1`: the protocol of GoTrue (docs/decisions/0009-accounts.md). */
export async function registerAuth(app: FastifyInstance, context: AuthContext): Promise<void> {
  app.removeAllContentTypeParsers();
  // Bodies are JSON whatever their content type says; log-out sends none.
  app.addContentTypeParser('*', { parseAs: 'string', bodyLimit: BODY_LIMIT }, (_request, text, done) => {
    try {
      done(null, text === '' ? undefined : parseJson(String(text)));
    } catch (error) {
      done(error instanceof Error ? error : new AuthFault('bad_json'));
    }
  });
  app.setErrorHandler(answerFault);
  await app.register(rateLimit, {
    max: REQUESTS_A_MINUTE,
    timeWindow: '1 minute',
    keyGenerator: ({ ip }) => addressGroup(ip),
    errorResponseBuilder: (_request, { ttl }) =>
      new AuthFault('over_request_rate_limit', { retryAfterS: Math.ceil(ttl / 1000) }),
  });
  app.addHook('onRequest', async (request, reply) => {
    reply.header('Cache-Control', 'no-store');
    if (!isOpen(request)) return refuseWithoutKey(request, reply);
  });
  registerPublic(app, context);
  registerSignUp(app, context);
  registerToken(app, context);
  registerUser(app, context);
  registerLogout(app, context);
  registerRecovery(app, context);
  registerConfirmation(app, context);
  app.all('/*', async () => {
    throw new AuthFault('not_found');
  });
}

/** Whether a request needs no public key: browsers follow links without it. */
const isOpen = ({ method, url }: FastifyRequest) =>
  url.startsWith('/auth/v1/.well-known/') || (method === 'GET' && url.startsWith('/auth/v1/verify?'));

/** Turns every error into an answer; only here is a status chosen. */
function answerFault(error: FastifyError, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const fault = toFault(error);
  if (fault.status >= 500) request.log.warn({ err: error }, 'A request to the sign-in failed');
  const { code, status, message, retryAfterS, weakReasons } = fault;
  if (retryAfterS !== undefined) reply.header('Retry-After', retryAfterS);
  reply.header('Cache-Control', 'no-store').header('x-sb-error-code', code).code(status);
  const weak = weakReasons ? { weak_password: { reasons: weakReasons } } : {};
  const version = String(request.headers['x-supabase-api-version'] ?? '');
  if (/^\d{4}-\d{2}-\d{2}$/.test(version) && version >= API_VERSION) {
    return reply.header('X-Supabase-Api-Version', API_VERSION).send({ code, message, ...weak });
  }
  return reply.send({ code: status, error_code: code, msg: message, ...weak });
}

/** SQLSTATE when another request took the e-mail, or deleted the account, at the same moment. */
const UNIQUE_VIOLATION = '23505';
const FOREIGN_KEY_VIOLATION = '23503';
/** SQLSTATE of a lock timeout. */
const LOCK_NOT_AVAILABLE = '55P03';

const causeCode = ({ cause }: Error) => (cause instanceof Error && 'code' in cause ? cause.code : undefined);

function toFault(error: FastifyError): AuthFault {
  if (error instanceof AuthFault) return error;
  if (error instanceof GateClosed) return new AuthFault('over_request_rate_limit', { retryAfterS: RETRY_S });
  if (error instanceof DatabaseUnavailable && causeCode(error) === LOCK_NOT_AVAILABLE) {
    return new AuthFault('conflict', { retryAfterS: 1 });
  }
  if (error instanceof DatabaseUnavailable || error.statusCode === 503) {
    return new AuthFault('request_timeout', { retryAfterS: RETRY_S });
  }
  if (error.code === UNIQUE_VIOLATION) return new AuthFault('email_exists');
  if (error.code === FOREIGN_KEY_VIOLATION) return new AuthFault('conflict', { retryAfterS: 1 });
  if (error.statusCode === 413) return new AuthFault('request_entity_too_large');
  if (error.statusCode !== undefined && error.statusCode < 500) return new AuthFault('bad_json');
  return new AuthFault('unexpected_failure');
}
