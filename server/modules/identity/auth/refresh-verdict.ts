import { SESSION_IDLE_DAYS } from './sessions.ts';

/** Milliseconds after a refresh in which any older token of the session is taken for a tab that was slower. */
const REUSE_INTERVAL_MS = 10_000;
const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * What a refresh token is worth: `rotate` a new one takes its place, `repeat` the current one is answered again,
 * `reused` somebody else may have it, `ahead` it was never given out, `idle` its session is over.
 */
export type RefreshVerdict = 'rotate' | 'repeat' | 'reused' | 'ahead' | 'idle' | 'unknown';

/**
 * Judges a genuine token by how far it is behind the session's current one. One step behind is an answer that got
 * lost and is good at any time; more is good for ten seconds after the last refresh.
 * Source: protocol contract 1.6.
 */
export function refreshVerdict(
  { counter, refreshedAt }: { counter: number; refreshedAt: Date },
  presented: number,
  now: Date,
): Exclude<RefreshVerdict, 'unknown'> {
  const age = now.getTime() - refreshedAt.getTime();
  if (age > SESSION_IDLE_DAYS * DAY_MS) return 'idle';
  const behind = counter - presented;
  if (behind < 0) return 'ahead';
  if (behind === 0) return 'rotate';
  return behind === 1 || age < REUSE_INTERVAL_MS ? 'repeat' : 'reused';
}
