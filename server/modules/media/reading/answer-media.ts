import { Readable } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { keptSecondsOf } from '#domain/media/purposes.ts';
import type { ByteRange } from '#server/platform/blobs/blob-store.ts';
import { isNotModified, wantedRange } from '#server/platform/http/conditional.ts';
import type { Blobs } from '../files/blobs.ts';
import { folderOf, type MediaRow } from '../files/media-rows.ts';

/** Bytes that are read from the store at a time: a video is never in memory as a whole. */
const READ_BYTES = 1024 * 1024;
const PRIVATE = 'private, no-store';

/** What may be answered, and whether everybody may keep it. */
interface ReadableMedia {
  blobs: Blobs;
  row: MediaRow;
  isPublic: boolean;
}

/** A ready file with headers that stop a browser from interpreting it as anything else. */
export async function answerMedia(
  { blobs, row, isPublic }: ReadableMedia,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const { blobId, type, bytes: size, sha256, attachedAt } = row;
  if (blobId === null || type === null || size === null || sha256 === null) return notFound(reply);
  const version = { etag: `"${sha256.slice(0, 32)}"`, updatedAt: attachedAt ?? new Date(0), size };
  reply.headers({
    ...safeHeaders(row, isPublic),
    ETag: version.etag,
    'Accept-Ranges': 'bytes',
    ...(isDownload(request) && {
      'Content-Disposition': `attachment; filename="${row.id}.${type.split('/')[1] ?? 'bin'}"`,
    }),
  });
  if (isPublic && isNotModified(request.headers, version)) return reply.code(304).send();
  const range = wantedRange(request.headers, version);
  if (range === 'unsatisfiable') return reply.code(416).header('Content-Range', `bytes */${size}`).send();
  const { start, end } = range === 'whole' ? { start: 0, end: size - 1 } : range;
  const folder = folderOf(row.purpose);
  const read = (part: ByteRange) => blobs.get(folder, blobId, part);
  const first = await read({ start, end: Math.min(end, start + READ_BYTES - 1) });
  if (!first) return notFound(reply);
  if (range !== 'whole') reply.code(206).header('Content-Range', `bytes ${start}-${end}/${size}`);
  reply.type(type).header('Content-Length', end - start + 1);
  return reply.send(Readable.from(partsOf(first, { start, end }, read)));
}

/** A public file does not change, but may be taken down, and is then gone from caches as soon as its purpose says (P-MEDIA-6). */
const safeHeaders = ({ purpose }: Pick<MediaRow, 'purpose'>, isPublic: boolean) => ({
  'Cache-Control': isPublic ? `public, max-age=${keptSecondsOf(purpose)}` : PRIVATE,
  'X-Robots-Tag': 'none',
  'Content-Security-Policy': "default-src 'none'; sandbox",
  'Cross-Origin-Resource-Policy': 'same-origin',
});

/** The small form of a picture. One from before there were small forms leads to the picture itself. */
export async function answerSmall(
  { blobs, row, isPublic }: ReadableMedia,
  { headers }: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const { id, purpose, kind, smallBlobId, sha256 } = row;
  if (kind !== 'picture' || sha256 === null) return notFound(reply);
  reply.headers(safeHeaders(row, isPublic));
  if (smallBlobId === null) return reply.redirect(`/media/${id}`, 302);
  const etag = `"${sha256.slice(0, 32)}-small"`;
  if (isPublic && headers['if-none-match'] === etag) return reply.code(304).header('ETag', etag).send();
  const bytes = await blobs.get(folderOf(purpose), smallBlobId);
  return bytes ? reply.header('ETag', etag).type('image/webp').send(bytes) : notFound(reply);
}

async function* partsOf(
  first: Buffer,
  { start, end }: ByteRange,
  read: (part: ByteRange) => Promise<Buffer | null>,
): AsyncGenerator<Buffer> {
  yield first;
  for (let at = start + first.length; at <= end; ) {
    const part = await read({ start: at, end: Math.min(end, at + READ_BYTES - 1) });
    if (!part || part.length === 0) throw new Error('The store has lost a part of a file');
    yield part;
    at += part.length;
  }
}

const isDownload = ({ query }: FastifyRequest) =>
  typeof query === 'object' && query !== null && 'download' in query;

/** Also for what is there and not to be seen: nobody learns which. */
export const notFound = (reply: FastifyReply): FastifyReply =>
  reply.code(404).header('Cache-Control', PRIVATE).type('text/plain').send('Not Found\n');
