import path from 'node:path';
import type { Result } from '#domain/result.ts';
import { DecoderTurns, type PictureSender } from '#server/platform/http/decoder-turns.ts';
import { IsolatedWorkEnded, runIsolated } from '#server/platform/isolated.ts';

/** Time limit of one picture in ms, with the start of its process. */
const TIME_LIMIT_MS = 15_000;

const turns = new DecoderTurns();

// Beside this file, here as TypeScript and in the built program (vite.program.config.ts) as JavaScript.
const WORKER = new URL(`./proof-worker${path.extname(import.meta.url)}`, import.meta.url);

/**
 * Encodes a picture again in a process of its own; no uploaded byte is stored.
 * @throws GateClosed when too many of the sender wait, or the sender has left
 */
export async function cleanProof(
  sender: PictureSender,
  bytes: Buffer,
): Promise<Result<Buffer, 'unreadable'>> {
  try {
    const cleaned = await turns.take(sender, () =>
      runIsolated<Uint8Array, Result<Uint8Array, 'unreadable'>>(WORKER, bytes, TIME_LIMIT_MS),
    );
    return cleaned.ok ? { ok: true, value: Buffer.from(cleaned.value) } : cleaned;
  } catch (error) {
    if (error instanceof IsolatedWorkEnded) return { ok: false, error: 'unreadable' };
    throw error;
  }
}
