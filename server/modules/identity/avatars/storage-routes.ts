import multipart from '@fastify/multipart';
import rateLimit from '@fastify/rate-limit';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { LARGEST_PICTURE } from '#domain/accounts/picture-size.ts';
import { StoreUnavailable } from '#server/platform/blobs/blob-store.ts';
import { DatabaseUnavailable } from '#server/platform/database/unavailable.ts';
import { GateClosed } from '#server/platform/gate.ts';
import { addressGroup } from '#server/platform/http/address-group.ts';
import { refuseWithoutKey } from '../auth/api-key.ts';
import { AuthFault } from '../auth/auth-fault.ts';
import { registerList } from './routes-list.ts';
import { registerReading } from './routes-read.ts';
import { registerRemoval } from './routes-remove.ts';
import { registerUpload } from './routes-upload.ts';
import type { StorageContext } from './storage-context.ts';
import { StorageFault } from './storage-fault.ts';

/** Requests a minute of one address to one process; a page shows several pictures. */
const REQUESTS_A_MINUTE = 2400;
const RETRY_S = 5;
const PUBLIC = '/storage/v1/object/public/';

/** Everything below `/storage/v1`: the protocol of Supabase Storage for the one bucket `avatars`. */
export async function registerStorage(app: FastifyInstance, context: StorageContext): Promise<void> {
  app.removeAllContentTypeParsers();
  await app.register(multipart, {
    // One byte more than allowed detects a file that is too large; the rest is discarded.
    limits: { fileSize: LARGEST_PICTURE + 1, fieldSize: 16 * 1024, fields: 10, files: 1, parts: 11 },
    throwFileSizeLimit: false,
  });
  app.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: LARGEST_PICTURE }, (_request, bytes, done) =>
    done(null, bytes),
  );
  app.setErrorHandler(answerFault);
  await app.register(rateLimit, {
    max: REQUESTS_A_MINUTE,
    timeWindow: '1 minute',
    keyGenerator: ({ ip }) => addressGroup(ip),
    errorResponseBuilder: (_request, { ttl }) =>
      new StorageFault('SlowDown', { retryAfterS: Math.ceil(ttl / 1000) }),
  });
  app.addHook('onRequest', async (request, reply) => {
    if (request.url.startsWith(PUBLIC)) return undefined;
    reply.header('Cache-Control', 'no-store');
    return refuseWithoutKey(request, reply);
  });
  registerReading(app, context);
  registerUpload(app, context);
  registerList(app, context);
  registerRemoval(app, context);
  app.all('/*', async () => {
    throw new StorageFault('NotFound');
  });
}

/** Turns every error into an answer; only here is a status chosen. */
function answerFault(error: FastifyError, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const fault = toFault(error);
  if (fault.status >= 500) request.log.warn({ err: error }, 'A request to the storage failed');
  if (fault.retryAfterS !== undefined) reply.header('Retry-After', fault.retryAfterS);
  return reply.code(fault.status).header('Cache-Control', 'no-store').send(fault.body);
}

/** SQLSTATE of an account that was deleted at the same moment. */
const FOREIGN_KEY_VIOLATION = '23503';

function toFault(error: FastifyError): StorageFault {
  if (error instanceof StorageFault) return error;
  if (error instanceof AuthFault) return new StorageFault('BadToken', { message: error.message });
  if (error instanceof GateClosed) return new StorageFault('SlowDown', { retryAfterS: RETRY_S });
  const isAway = error instanceof DatabaseUnavailable || error instanceof StoreUnavailable;
  if (isAway || error.statusCode === 503) {
    return new StorageFault('Unavailable', { retryAfterS: RETRY_S });
  }
  if (error.code === FOREIGN_KEY_VIOLATION) return new StorageFault('AccessDenied');
  if (error.statusCode === 413) return new StorageFault('EntityTooLarge');
  if (error.statusCode !== undefined && error.statusCode < 500) {
    return new StorageFault('InvalidRequest', { message: error.message });
  }
  return new StorageFault('InternalError');
}
