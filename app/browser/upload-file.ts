import {
  beginUpload,
  dropUpload,
  readUpload,
  sendPiece,
  type UploadState,
} from '#contracts/media/uploads.ts';
import { missingPieces, pieceRange } from '#domain/media/pieces.ts';
import type { Result } from '#domain/result.ts';
import { type AskResult, ask, readAnswer } from './ask.ts';

/** Pauses, in ms, after failures in a row; the last one repeats until the sender cancels. */
const PAUSES_MS = [1000, 2000, 4000, 8000, 15_000, 30_000] as const;

/** Failures that a line or a busy shop causes: the same request may succeed later. */
const PASSING = ['offline', 'unavailable', 'too_many_requests', 'failed'];

/** Why a file was not uploaded: the code of a failure, or that its sender stopped it. */
export type UploadFailure = string;

export interface UploadOptions {
  purpose: string;
  /** The id of the thing that the file is for. */
  subject: string;
  /** Called with the part that is there, from 0 to 1. */
  onProgress: (part: number) => void;
  /** Stops it, and forgets what was sent. */
  signal: AbortSignal;
  /** Waits some ms; for tests. */
  pause?: (ms: number, signal: AbortSignal) => Promise<void>;
}

/**
 * Uploads a file in pieces over a line that may break (P-MEDIA-3): after a failure it waits, asks which pieces are
 * there, and sends the others. @returns the id of the upload
 */
export async function uploadFile(
  file: Blob,
  { purpose, subject, onProgress, signal, pause = wait }: UploadOptions,
): Promise<Result<string, UploadFailure>> {
  const body = { purpose, subject, type: file.type, bytes: file.size };
  const patiently = <T>(work: () => Promise<T>, isPassing: (answer: T) => boolean) =>
    repeat(work, isPassing, { pause, signal });
  const begun = await patiently(() => ask(beginUpload, { body }, { signal }), isPassing);
  if (!begun.ok) return { ok: false, error: begun.error.code };
  const { id } = begun.value;
  const sent = await patiently(() => sendMissing(file, id, { onProgress, signal }), isPassing);
  if (sent.ok) return { ok: true, value: id };
  if (signal.aborted) void ask(dropUpload, { params: { id } }, { keepalive: true });
  return { ok: false, error: sent.error.code };
}

type Sent = AskResult<typeof readUpload> | AskResult<typeof sendPiece>;

const isPassing = (answer: { ok: boolean; error?: { code: string } }) =>
  !answer.ok && PASSING.includes(answer.error?.code ?? '');

/** Sends what is not there yet, until the first failure. */
async function sendMissing(
  file: Blob,
  id: string,
  { onProgress, signal }: Pick<UploadOptions, 'onProgress' | 'signal'>,
): Promise<Sent> {
  const there = await ask(readUpload, { params: { id } }, { signal });
  if (!there.ok || there.value.state === 'ready') return there;
  const missing = missingPieces(file.size, there.value.pieces);
  let last: Sent = there;
  // All pieces may be there and the file not made, when the answer to the last one was lost: any piece tells.
  for (const [index, n] of (missing.length > 0 ? missing : [0]).entries()) {
    onProgress((there.value.pieces.length + index) / (there.value.pieces.length + missing.length));
    last = await putPiece(file, id, n, signal);
    if (!last.ok) return last;
  }
  onProgress(1);
  return isReady(last) ? last : { ok: false, error: { code: 'unavailable', fields: {} } };
}

const isReady = (sent: Sent): boolean => sent.ok && (sent.value satisfies UploadState).state === 'ready';

async function putPiece(
  file: Blob,
  id: string,
  n: number,
  signal: AbortSignal,
): Promise<AskResult<typeof sendPiece>> {
  const range = pieceRange(file.size, n);
  const path = sendPiece.path.replace(':id', id).replace(':n', String(n));
  try {
    const response = await fetch(path, {
      method: sendPiece.method,
      headers: { 'Content-Type': 'application/octet-stream' },
      body: file.slice(range?.start, range?.end, 'application/octet-stream'),
      signal,
    });
    return await readAnswer(sendPiece, response);
  } catch {
    return { ok: false, error: { code: 'offline', fields: {} } };
  }
}

/** Repeats work that failed for a passing reason, until it ends in another way or is stopped. */
async function repeat<T>(
  work: () => Promise<T>,
  fails: (answer: T) => boolean,
  { pause, signal }: { pause: NonNullable<UploadOptions['pause']>; signal: AbortSignal },
): Promise<T> {
  for (let failures = 0; ; failures += 1) {
    const answer = await work();
    if (!fails(answer) || signal.aborted) return answer;
    await pause(PAUSES_MS[Math.min(failures, PAUSES_MS.length - 1)] ?? 0, signal);
  }
}

/** Waits, at most until the line is there again or the signal stops it. */
function wait(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer);
      window.removeEventListener('online', end);
      resolve();
    };
    const timer = setTimeout(end, ms);
    window.addEventListener('online', end);
    signal.addEventListener('abort', end, { once: true });
  });
}
