import { createHash } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { pieceRange } from '#domain/media/pieces.ts';
import type { Result } from '#domain/result.ts';
import type { PictureSender } from '#server/platform/http/decoder-turns.ts';
import type { MediaContext } from '../files/media-context.ts';
import { findMedia, isSender, type MediaOwner, type MediaRow } from '../files/media-rows.ts';
import { finishUpload } from './finish-upload.ts';

export type PieceRefusal = 'upload_not_found' | 'wrong_piece' | 'changed_piece' | 'finished';

/** A piece as it was sent. */
export interface SentPiece {
  readonly owner: MediaOwner;
  readonly id: string;
  readonly n: number;
  readonly bytes: Buffer;
  readonly sender: PictureSender;
}

/**
 * Stores a piece of an open upload, and makes the file of it once all are there (P-MEDIA-3). The same piece may come
 * again, at any time and to any process: after a break that is how an upload goes on.
 * @throws GateClosed when too many files of the sender wait to be read; StoreUnavailable
 */
export async function takePiece(
  context: MediaContext,
  { owner, id, n, bytes, sender }: SentPiece,
): Promise<Result<MediaRow, PieceRefusal>> {
  const upload = await findMedia(context.query, id);
  if (!upload || !isSender(upload, owner)) return { ok: false, error: 'upload_not_found' };
  if (upload.state === 'ready') return { ok: false, error: 'finished' };
  if (upload.state === 'refused') return { ok: true, value: upload };
  const range = pieceRange(upload.sentBytes, n);
  if (!range || bytes.length !== range.end - range.start) return { ok: false, error: 'wrong_piece' };
  const sha256 = createHash('sha256').update(bytes).digest();
  const before = await knownPiece(context, id, n);
  if (before && !before.equals(sha256)) return { ok: false, error: 'changed_piece' };
  if (!before) {
    const stored = await storePiece(context, { id, n, bytes, sha256 });
    if (stored) return { ok: false, error: stored };
  }
  const finished = await finishUpload(context, { id, sender });
  return finished ? { ok: true, value: finished } : { ok: false, error: 'upload_not_found' };
}

async function knownPiece({ query }: MediaContext, id: string, n: number): Promise<Buffer | null> {
  const [row] = await query<{ sha256: Buffer }>(
    sql`select sha256 from media_pieces where media_id = ${id} and n = ${n}`,
  );
  return row?.sha256 ?? null;
}

/** @returns why not, when another request was first */
async function storePiece(
  context: MediaContext,
  { id, n, bytes, sha256 }: { id: string; n: number; bytes: Buffer; sha256: Buffer },
): Promise<PieceRefusal | null> {
  const { blobs, transaction, clock } = context;
  const blobId = await blobs.put('media/private', bytes, 'application/octet-stream');
  const outcome = await transaction(async (tx) => {
    const [upload] = await tx<{ state: string }>(sql`select state from media where id = ${id} for update`);
    if (!upload) return 'upload_not_found';
    if (upload.state !== 'open') return 'finished';
    await tx(sql`update media set touched_at = ${clock()} where id = ${id}`);
    const added = await tx(sql`
      insert into media_pieces (media_id, n, blob_id, bytes, sha256)
      values (${id}, ${n}, ${blobId}, ${bytes.length}, ${sha256}) on conflict do nothing returning n`);
    return added.length > 0 ? 'stored' : 'there';
  });
  if (outcome === 'stored') return null;
  await blobs.discard([blobId]);
  if (outcome !== 'there') return outcome;
  return (await knownPiece(context, id, n))?.equals(sha256) ? null : 'changed_piece';
}
