import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isNotModified, wantedRange } from '#server/platform/http/conditional.ts';
import { isOwnName } from './object-name.ts';
import type { StoredObject } from './objects.ts';
import { BUCKET, objectName, requesterOf } from './request.ts';
import type { StorageContext } from './storage-context.ts';
import { StorageFault } from './storage-fault.ts';

/**
 * `GET /object/public/avatars/{name}` for everybody, and `GET /object/avatars/{name}` (also below
 * `authenticated/`) for the owner; HEAD likewise. `GET /object/info/avatars/{name}` gives the owner its
 * metadata.
 */
export function registerReading(app: FastifyInstance, context: StorageContext): void {
  app.get('/object/public/:bucket/*', async (request, reply) => {
    const object = await context.bucket.find(objectName(request));
    if (!object) throw new StorageFault('NoSuchKey');
    return answerObject(context, request, reply, object);
  });
  const own = async (request: FastifyRequest, reply: FastifyReply) =>
    answerObject(context, request, reply, await ownObject(context, request));
  app.get('/object/:bucket/*', own);
  app.get('/object/authenticated/:bucket/*', own);
  app.get('/object/info/:bucket/*', async (request) => objectInfo(await ownObject(context, request)));
}

/** @throws StorageFault NoSuchKey when it does not exist or belongs to somebody else */
async function ownObject(context: StorageContext, request: FastifyRequest): Promise<StoredObject> {
  const name = objectName(request);
  const userId = await requesterOf(context, request);
  const object = userId !== null && isOwnName(name, userId) ? await context.bucket.find(name) : null;
  if (!object) throw new StorageFault('NoSuchKey');
  return object;
}

function objectInfo({
  id,
  name,
  blobId,
  mimeType,
  size,
  etag,
  cacheControl,
  createdAt,
  updatedAt,
}: StoredObject) {
  return {
    id,
    name,
    version: blobId,
    bucket_id: BUCKET,
    size,
    content_type: mimeType,
    cache_control: cacheControl,
    etag: `"${etag}"`,
    metadata: {},
    last_modified: updatedAt.toISOString(),
    created_at: createdAt.toISOString(),
  };
}

/** A picture with headers that stop a browser from interpreting it as anything else. */
async function answerObject(
  { bucket }: StorageContext,
  request: FastifyRequest,
  reply: FastifyReply,
  object: StoredObject,
): Promise<FastifyReply> {
  const etag = `"${object.etag}"`;
  reply.headers({
    ETag: etag,
    'Last-Modified': object.updatedAt.toUTCString(),
    'Accept-Ranges': 'bytes',
    'X-Robots-Tag': 'none',
    'Content-Security-Policy': "default-src 'none'; sandbox",
    'Cross-Origin-Resource-Policy': 'same-origin',
  });
  if (!reply.hasHeader('Cache-Control')) reply.header('Cache-Control', `public, ${object.cacheControl}`);
  if (isNotModified(request.headers, { etag, updatedAt: object.updatedAt })) return reply.code(304).send();
  const download = downloadName(request.query, object.name);
  if (download !== null) reply.header('Content-Disposition', download);
  const bytes = await bucket.read(object);
  if (!bytes) throw new StorageFault('NoSuchKey');
  reply.type(object.mimeType);
  const range = wantedRange(request.headers, { etag, updatedAt: object.updatedAt, size: bytes.length });
  if (range === 'unsatisfiable') {
    reply.header('Content-Range', `bytes */${bytes.length}`).removeHeader('ETag');
    throw new StorageFault('InvalidRange');
  }
  if (range === 'whole') return reply.send(bytes);
  const { start, end } = range;
  reply.header('Content-Range', `bytes ${start}-${end}/${bytes.length}`);
  return reply.code(206).send(bytes.subarray(start, end + 1));
}

/** `?download=` saves instead of showing, under the given name (RFC 6266, RFC 8187). */
function downloadName(query: unknown, objectName: string): string | null {
  if (typeof query !== 'object' || query === null || !('download' in query)) return null;
  const asked = typeof query.download === 'string' ? query.download : '';
  const name = (asked || (objectName.split('/').at(-1) ?? 'avatar')).slice(0, 100).toWellFormed();
  const encoded = encodeURIComponent(name).replace(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16)}`,
  );
  return `attachment; filename="${name.replace(/[^\w. -]/g, '_')}"; filename*=UTF-8''${encoded}`;
}
