import { createHash } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { FileRefusal } from '#contracts/media/uploads.ts';
import { cleanMovie, readMovie } from '#domain/media/movie.ts';
import { pieceCount } from '#domain/media/pieces.ts';
import { MEDIA_PICTURE } from '#domain/media/purposes.ts';
import type { Result } from '#domain/result.ts';
import { DecoderTurns, type PictureSender } from '#server/platform/http/decoder-turns.ts';
import type { MediaContext } from '../files/media-context.ts';
import { findMedia, folderOf, type MediaRow } from '../files/media-rows.ts';
import { cleanPicture } from '../pictures/clean-picture.ts';
import { pictureTypeOf } from '../pictures/picture-format.ts';

/** A file as it is stored. */
interface StoredFile {
  readonly bytes: Buffer;
  readonly type: string;
  readonly width: number;
  readonly height: number;
  /** The small form of a picture. */
  readonly small: Buffer | null;
}

/**
 * Makes the file of an upload whose pieces are all there; else, or when it is not open, nothing. May run at the same
 * time in two processes: the first one that is done wins.
 * @returns the upload as it is now; null when it is gone
 * @throws GateClosed, StoreUnavailable: the pieces stay, and any of them sent again tries again
 */
export async function finishUpload(
  context: MediaContext,
  { id, sender }: { id: string; sender: PictureSender },
): Promise<MediaRow | null> {
  const upload = await findMedia(context.query, id);
  if (upload?.state !== 'open') return upload;
  return wholeFiles.take(sender, async () => {
    const bytes = await readPieces(context, upload);
    return bytes ? finishWith(context, { upload, bytes, sender }) : upload;
  });
}

/** Few files at a time are in memory as a whole. */
const wholeFiles = new DecoderTurns();

/** Makes the file of an open upload from its bytes. */
export async function finishWith(
  context: MediaContext,
  { upload, bytes, sender }: { upload: MediaRow; bytes: Buffer; sender: PictureSender },
): Promise<MediaRow | null> {
  const cleaned = await cleanFile(sender, upload, bytes);
  await (cleaned.ok ? storeCleaned(context, upload, cleaned.value) : refuse(context, upload, cleaned.error));
  return findMedia(context.query, upload.id);
}

/** The whole file; null when a piece is missing. One whose bytes the store has lost is to be sent again. */
async function readPieces({ query, blobs }: MediaContext, upload: MediaRow): Promise<Buffer | null> {
  const pieces = await query<{ n: number; blobId: string }>(sql`
    select n, blob_id as "blobId" from media_pieces where media_id = ${upload.id} order by n`);
  if (pieces.length < pieceCount(upload.sentBytes)) return null;
  const parts: Buffer[] = [];
  for (const { n, blobId } of pieces) {
    const part = await blobs.get('media/private', blobId);
    if (part) parts.push(part);
    else await query(sql`delete from media_pieces where media_id = ${upload.id} and n = ${n}`);
  }
  return parts.length === pieces.length ? Buffer.concat(parts) : null;
}

async function cleanFile(
  sender: PictureSender,
  { kind }: MediaRow,
  bytes: Buffer,
): Promise<Result<StoredFile, FileRefusal>> {
  if (kind === 'video') return cleanVideo(bytes);
  if (!pictureTypeOf(bytes)) return { ok: false, error: 'disguised' };
  const cleaned = await cleanPicture(sender, { bytes, form: MEDIA_PICTURE, storedType: 'image/webp' });
  if (!cleaned.ok) {
    return { ok: false, error: cleaned.error === 'too-many-pixels' ? 'too_many_pixels' : 'unreadable' };
  }
  const { bytes: stored, small, width, height } = cleaned.value;
  return {
    ok: true,
    value: {
      bytes: Buffer.from(stored),
      small: small && Buffer.from(small),
      type: 'image/webp',
      width,
      height,
    },
  };
}

/** Cleans a video in place: its container is read by our own code, and nothing is decoded. */
function cleanVideo(bytes: Buffer): Result<StoredFile, FileRefusal> {
  const movie = readMovie(bytes);
  if (!movie.ok) return movie;
  cleanMovie(bytes, movie.value);
  const { type, width, height } = movie.value;
  return { ok: true, value: { bytes, type, width, height, small: null } };
}

async function storeCleaned(
  context: MediaContext,
  { id, purpose }: MediaRow,
  file: StoredFile,
): Promise<void> {
  const { bytes, type, width, height, small } = file;
  const folder = folderOf(purpose);
  const blobId = await context.blobs.put(folder, bytes, type);
  const smallBlobId = small && (await context.blobs.put(folder, small, 'image/webp'));
  const sha256 = createHash('sha256').update(bytes).digest();
  const isFirst = await end(
    context,
    id,
    sql`state = 'ready', blob_id = ${blobId}, small_blob_id = ${smallBlobId}, type = ${type}, bytes = ${bytes.length}, sha256 = ${sha256},
      width = ${width}, height = ${height}`,
  );
  if (!isFirst) await context.blobs.discard(smallBlobId ? [blobId, smallBlobId] : [blobId]);
}

async function refuse(context: MediaContext, { id }: MediaRow, refusal: FileRefusal): Promise<void> {
  await end(context, id, sql`state = 'refused', refusal = ${refusal}`);
}

/** Ends an open upload; its pieces go. @returns false when it was ended before */
function end({ transaction, blobs }: MediaContext, id: string, changes: ReturnType<typeof sql>) {
  return transaction(async (tx) => {
    const ended = await tx(sql`update media set ${changes} where id = ${id} and state = 'open' returning id`);
    if (ended.length === 0) return false;
    const pieces = await tx<{ blobId: string }>(
      sql`delete from media_pieces where media_id = ${id} returning blob_id as "blobId"`,
    );
    tx.afterCommit(() => blobs.discard(pieces.map(({ blobId }) => blobId)));
    return true;
  });
}
