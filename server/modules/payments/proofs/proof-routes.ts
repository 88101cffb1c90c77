import multipart from '@fastify/multipart';
import { sql } from 'drizzle-orm';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { type OrderOwner, purchasesOf } from '#server/modules/orders/orders.ts';
import { shopNow } from '#server/platform/database/now.ts';
import type { Query } from '#server/platform/database/query.ts';
import { BadRequest } from '#server/platform/http/body.ts';
import { pictureSender } from '#server/platform/http/decoder-turns.ts';
import { isFromOwnPage } from '#server/platform/http/same-origin.ts';
import { cleanProof } from './clean-proof.ts';

/** Largest accepted picture in bytes: a phone's photograph. */
const MOST_BYTES = 8 * 1024 * 1024;

/** Dependencies of the routes below the pay page. */
export interface OwnRoutesOptions {
  query: Query;
  publicUrl: string;
  /** Who asks; null for an unknown browser. */
  ownerOf(request: FastifyRequest): Promise<OrderOwner | null>;
}

const PATH = '/checkout/pay/:number/proof';

interface OwnTransfer extends Record<string, unknown> {
  id: string;
  picture: Buffer | null;
}

/**
 * The picture that proves a manual transfer: its owner uploads it on the pay page, and only the owner sees
 * it.
 */
export async function registerProofs(app: FastifyInstance, options: OwnRoutesOptions): Promise<void> {
  const { query, publicUrl, ownerOf } = options;
  await app.register(multipart, { limits: { fileSize: MOST_BYTES, files: 1, fields: 2, parts: 3 } });
  app.get<{ Params: { number: string } }>(PATH, async (request, reply) => {
    const found = await ownTransfer(query, await ownerOf(request), request.params.number);
    reply.header('Cache-Control', 'private, no-store');
    if (!found?.picture) return reply.code(404).type('text/plain').send('Not Found\n');
    return reply.type('image/webp').send(found.picture);
  });
  app.post<{ Params: { number: string } }>(PATH, async (request, reply) => {
    const { number } = request.params;
    const back = (notice: string) =>
      reply.redirect(`/checkout/pay/${encodeURIComponent(number)}?notice=${notice}`, 303);
    if (!isFromOwnPage(request.method, request.headers, publicUrl))
      return reply.code(403).type('text/plain').send('Forbidden\n');
    const owner = await ownerOf(request);
    const found = await ownTransfer(query, owner, number);
    if (!found || !owner) return reply.code(404).type('text/plain').send('Not Found\n');
    const bytes = await readPicture(request);
    if (bytes === 'too_large') return back('proof_too_large');
    const sender = pictureSender(request, owner.userId ?? owner.guestId);
    const cleaned = bytes.length === 0 ? null : await cleanProof(sender, bytes);
    if (!cleaned?.ok) return back('proof_unreadable');
    await query(sql`
      insert into payment_proofs (attempt_id, picture, uploaded_at)
      values (${found.id}, ${cleaned.value}, ${await shopNow(query)})
      on conflict (attempt_id) do update set picture = excluded.picture, uploaded_at = excluded.uploaded_at`);
    return back('proof_kept');
  });
}

async function ownTransfer(
  query: Query,
  owner: OrderOwner | null,
  number: string,
): Promise<OwnTransfer | null> {
  if (!owner) return null;
  const [found] = await query<OwnTransfer>(sql`
    select a.id, f.picture from payment_attempts a join purchases p on p.id = a.purchase_id
    left join payment_proofs f on f.attempt_id = a.id
    where p.number = ${number} and p.id in ${purchasesOf(owner)} and a.method = 'transfer'
    order by a.created_at desc limit 1`);
  return found ?? null;
}

async function readPicture(request: FastifyRequest): Promise<Buffer | 'too_large'> {
  if (!request.isMultipart()) throw new BadRequest('The request holds no form with a file');
  try {
    const file = await request.file();
    return file ? await file.toBuffer() : Buffer.alloc(0);
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'FST_REQ_FILE_TOO_LARGE')
      return 'too_large';
    throw new BadRequest('The form cannot be read');
  }
}
