import path from 'node:path';
import type { Result } from '#domain/result.ts';
import { FairGate } from '#server/platform/fair-gate.ts';
import { IsolatedWorkEnded, runIsolated } from '#server/platform/isolated.ts';

/** Time limit of one picture in ms, with the start of its process. */
const TIME_LIMIT_MS = 15_000;

const gate = new FairGate({ atOnce: 1, atOnceOfKey: 1, waitingOfKey: 2, waiting: 20 });

// Beside this file, here as TypeScript and in the built program (vite.program.config.ts) as JavaScript.
const WORKER = new URL(`./proof-worker${path.extname(import.meta.url)}`, import.meta.url);

/**
 * Encodes a picture again in a process of its own; no uploaded byte is stored.
 * @throws GateClosed when the owner has too many waiting
 */
export async function cleanProof(owner: string, bytes: Buffer): Promise<Result<Buffer, 'unreadable'>> {
  try {
    const cleaned = await gate.pass(owner, () =>
      runIsolated<Uint8Array, Result<Uint8Array, 'unreadable'>>(WORKER, bytes, TIME_LIMIT_MS),
    );
    return cleaned.ok ? { ok: true, value: Buffer.from(cleaned.value) } : cleaned;
  } catch (error) {
    if (error instanceof IsolatedWorkEnded) return { ok: false, error: 'unreadable' };
    throw error;
  }
}
