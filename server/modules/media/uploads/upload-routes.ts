import { sql } from 'drizzle-orm';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import {
  beginUpload as beginContract,
  dropUpload,
  readUpload,
  sendPiece,
  type UploadState,
} from '#contracts/media/uploads.ts';
import { PIECE_BYTES } from '#domain/media/pieces.ts';
import type { Query } from '#server/platform/database/query.ts';
import { addressGroup } from '#server/platform/http/address-group.ts';
import { BadRequest } from '#server/platform/http/body.ts';
import { pictureSender } from '#server/platform/http/decoder-turns.ts';
import { answer, failed } from '#server/platform/http/endpoint.ts';
import { commonProblem } from '#server/platform/http/problem.ts';
import { isFromOwnPage } from '#server/platform/http/same-origin.ts';
import type { MediaContext } from '../files/media-context.ts';
import {
  deleteMedia,
  findMedia,
  isSender,
  type MediaOwner,
  type MediaRow,
  ownerKey,
  sentBy,
} from '../files/media-rows.ts';
import { beginUpload } from './begin-upload.ts';
import { takePiece } from './take-piece.ts';

export interface UploadRoutesOptions {
  readonly publicUrl: string;
  /** Who asks; null for a browser without a session. */
  ownerOfRequest(request: FastifyRequest): Promise<MediaOwner | null>;
}

/** Uploads in pieces, below `/api/media` (P-MEDIA-3). */
export async function registerUploads(
  app: FastifyInstance,
  context: MediaContext,
  { publicUrl, ownerOfRequest }: UploadRoutesOptions,
): Promise<void> {
  const whoAsks = async (request: FastifyRequest): Promise<MediaOwner> => {
    if (!isFromOwnPage(request.method, request.headers, publicUrl)) throw commonProblem('forbidden');
    const owner = await ownerOfRequest(request);
    if (!owner) throw commonProblem('unauthorized');
    return owner;
  };
  app.addContentTypeParser(
    'application/octet-stream',
    { parseAs: 'buffer', bodyLimit: PIECE_BYTES },
    (_request, bytes, done) => done(null, bytes),
  );
  app.addHook('onSend', async (_request, reply) => {
    reply.header('Cache-Control', 'no-store');
  });
  answer(app, beginContract, async ({ body }, request) => {
    const owner = await whoAsks(request);
    const begun = await beginUpload(context, { ...body, owner, address: addressGroup(request.ip) });
    if (!begun.ok) throw failed(beginContract, begun.error);
    return { id: begun.value, state: 'open' as const, pieces: [], refusal: null };
  });
  answer(app, sendPiece, async ({ params: { id, n } }, request) => {
    const owner = await whoAsks(request);
    const { body } = request;
    if (!Buffer.isBuffer(body)) throw new BadRequest('The body must be application/octet-stream');
    const sender = pictureSender(request, ownerKey(owner));
    const taken = await takePiece(context, { owner, id, n, bytes: body, sender });
    if (!taken.ok) throw failed(sendPiece, taken.error);
    const { refusal } = taken.value;
    if (refusal) throw failed(sendPiece, refusal);
    return stateOf(context.query, taken.value);
  });
  answer(app, readUpload, async ({ params: { id } }, request) => {
    const upload = await findMedia(context.query, id);
    if (!upload || !isSender(upload, await whoAsks(request))) throw failed(readUpload, 'upload_not_found');
    return stateOf(context.query, upload);
  });
  answer(app, dropUpload, async ({ params: { id } }, request) => {
    const owner = await whoAsks(request);
    const gone = await context.transaction((tx) =>
      deleteMedia(tx, context.blobs, sql`m.id = ${id} and ${sentBy(owner)} and m.attached_at is null`),
    );
    if (gone === 0) throw failed(dropUpload, 'upload_not_found');
    return null;
  });
}

async function stateOf(query: Query, { id, state, refusal }: MediaRow): Promise<UploadState> {
  const pieces = await query<{ n: number }>(
    sql`select n from media_pieces where media_id = ${id} order by n`,
  );
  return { id, state, refusal, pieces: pieces.map(({ n }) => n) };
}
