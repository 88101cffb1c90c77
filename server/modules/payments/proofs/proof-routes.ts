import multipart from '@fastify/multipart';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { limitsOf } from '#domain/media/purposes.ts';
import { payPath } from '#domain/paths.ts';
import type { Result } from '#domain/result.ts';
import type { FormRefusal, Media } from '#server/modules/media/media.ts';
import type { OrderOwner } from '#server/modules/orders/orders.ts';
import type { Query } from '#server/platform/database/query.ts';
import type { Transaction } from '#server/platform/database/transactions.ts';
import { BadRequest } from '#server/platform/http/body.ts';
import { isFromOwnPage } from '#server/platform/http/same-origin.ts';
import { attachProof, ownTransfer } from './proofs.ts';

/** Dependencies of the routes below the pay page. */
export interface OwnRoutesOptions {
  query: Query;
  transaction: Transaction;
  media: Media;
  publicUrl: string;
  /** Who asks; null for an unknown browser. */
  ownerOfRequest(request: FastifyRequest): Promise<OrderOwner | null>;
}

const PATH = '/checkout/pay/:number/proof';
const MOST_BYTES = limitsOf('payment_proof', 'picture')?.bytes ?? 0;

/**
 * The picture that proves a manual transfer: its owner sends it on the pay page, as a file or, with scripts, as the id
 * of an upload, and only the owner sees it (P-PAY-9).
 */
export async function registerProofs(app: FastifyInstance, options: OwnRoutesOptions): Promise<void> {
  const { query, publicUrl, ownerOfRequest, media } = options;
  await app.register(multipart, { limits: { fileSize: MOST_BYTES, files: 1, fields: 2, parts: 3 } });
  app.get<{ Params: { number: string } }>(PATH, async (request, reply) => {
    const found = await ownTransfer(query, await ownerOfRequest(request), request.params.number);
    reply.header('Cache-Control', 'private, no-store');
    if (found?.picture) return reply.type('image/webp').send(found.picture);
    const [proof] = found
      ? ((await media.attached(query, 'payment_proof', [found.id])).get(found.id) ?? [])
      : [];
    return proof ? reply.redirect(proof.address) : reply.code(404).type('text/plain').send('Not Found\n');
  });
  app.post<{ Params: { number: string } }>(PATH, async (request, reply) => {
    const { number } = request.params;
    const back = (notice: string) => reply.redirect(`${payPath(number)}?notice=${notice}`, 303);
    if (!isFromOwnPage(request.method, request.headers, publicUrl))
      return reply.code(403).type('text/plain').send('Forbidden\n');
    const owner = await ownerOfRequest(request);
    const found = await ownTransfer(query, owner, number);
    if (!found || !owner) return reply.code(404).type('text/plain').send('Not Found\n');
    const uploaded = await takeUpload(media, request, { owner, attemptId: found.id });
    if (!uploaded.ok) return back(uploaded.error);
    const attached = await attachProof(options, { owner, attemptId: found.id, mediaId: uploaded.value });
    return back(attached.ok ? 'proof_kept' : 'upload_not_found');
  });
}

/** @returns the id of what was sent. @throws BadRequest when the request holds neither a file nor an id */
async function takeUpload(
  media: Media,
  request: FastifyRequest,
  { owner, attemptId }: { owner: OrderOwner; attemptId: string },
): Promise<Result<string, FormRefusal>> {
  const sent = await readForm(request);
  if (sent === 'too_large') return { ok: false, error: 'file_too_large' };
  if (typeof sent === 'string') return { ok: true, value: sent };
  return media.takePicture(request, { owner, purpose: 'payment_proof', subject: attemptId, bytes: sent });
}

/** The bytes of the file `proof`, or the id in the field `media`, which counts when it is there. */
async function readForm(request: FastifyRequest): Promise<Buffer | string> {
  if (!request.isMultipart()) throw new BadRequest('The request holds no form with a file');
  let bytes: Buffer = Buffer.alloc(0);
  let id = '';
  try {
    for await (const part of request.parts()) {
      if (part.type === 'file') bytes = await part.toBuffer();
      else if (part.fieldname === 'media') id = String(part.value);
    }
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'FST_REQ_FILE_TOO_LARGE')
      return 'too_large';
    throw new BadRequest('The form cannot be read');
  }
  return id || bytes;
}
