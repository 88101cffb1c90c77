import path from 'node:path';
import type { PictureType } from '#domain/accounts/picture-size.ts';
import { DecoderTurns, type PictureSender } from '#server/platform/http/decoder-turns.ts';
import { IsolatedWorkEnded, runIsolated } from '#server/platform/isolated.ts';
import { beginsAs } from './picture-format.ts';
import type { CleanedPicture, SentPicture } from './picture-worker.ts';
import { StorageFault } from './storage-fault.ts';

/** Time limit of one picture in ms, with the start of its process. */
const TIME_LIMIT_MS = 15_000;

const turns = new DecoderTurns();

// Beside this file, here as TypeScript and in the built program (vite.program.config.ts) as JavaScript.
const WORKER = new URL(`./picture-worker${path.extname(import.meta.url)}`, import.meta.url);

/**
 * Encodes a picture again in its own format: turned upright, at most 512 pixels, without metadata. No
 * uploaded byte is stored, and this process does not decode them.
 *
 * @throws StorageFault UnreadablePicture, TooManyPixels, InvalidMimeType when it is something else;
 * GateClosed
 */
export async function cleanPicture({
  sender,
  bytes,
  declared,
}: {
  sender: PictureSender;
  bytes: Buffer;
  /** The type that the sender states. */
  declared: PictureType;
}): Promise<Buffer> {
  if (bytes.length === 0) throw new StorageFault('UnreadablePicture');
  if (!beginsAs(declared, bytes)) {
    throw new StorageFault('InvalidMimeType', {
      message: `The file is not the ${declared} picture that it says it is`,
    });
  }
  const cleaned = await turns.take(sender, () => clean({ bytes, declared }));
  if (cleaned.ok) return Buffer.from(cleaned.value);
  throw new StorageFault(cleaned.error === 'too-many-pixels' ? 'TooManyPixels' : 'UnreadablePicture');
}

async function clean(picture: SentPicture): Promise<CleanedPicture> {
  try {
    return await runIsolated<SentPicture, CleanedPicture>(WORKER, picture, TIME_LIMIT_MS);
  } catch (error) {
    // It took too long, or the decoder crashed.
    if (error instanceof IsolatedWorkEnded) return { ok: false, error: 'unreadable' };
    throw error;
  }
}
