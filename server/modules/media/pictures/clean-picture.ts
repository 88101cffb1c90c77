import path from 'node:path';
import type { PictureType } from '#domain/accounts/picture-size.ts';
import type { PictureForm } from '#domain/media/purposes.ts';
import { DecoderTurns, type PictureSender } from '#server/platform/http/decoder-turns.ts';
import { IsolatedWorkEnded, runIsolated } from '#server/platform/isolated.ts';
import type { CleanedPicture, SentPicture } from './picture-worker.ts';

/** Time limit of one picture in ms, with the start of its process: far beyond what one takes on a busy machine. */
const TIME_LIMIT_MS = 60_000;

const turns = new DecoderTurns();

// Beside this file, here as TypeScript and in the built program (vite.program.config.ts) as JavaScript.
const WORKER = new URL(`./picture-worker${path.extname(import.meta.url)}`, import.meta.url);

/**
 * Encodes a picture again in a process of its own: turned upright, made smaller, without metadata. No uploaded byte is
 * stored, and this process does not decode them.
 *
 * @throws GateClosed when too many of the sender wait, or the sender has left
 */
export function cleanPicture(
  sender: PictureSender,
  picture: { bytes: Uint8Array; form: PictureForm; storedType: PictureType },
): Promise<CleanedPicture> {
  return turns.take(sender, async () => {
    try {
      return await runIsolated<SentPicture, CleanedPicture>(WORKER, picture, TIME_LIMIT_MS);
    } catch (error) {
      // It took too long, or the decoder crashed.
      if (error instanceof IsolatedWorkEnded) return { ok: false, error: 'unreadable' };
      throw error;
    }
  });
}
