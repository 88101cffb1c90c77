import { SESSION_IDLE_DAYS } from './sessions.ts';

/** Milliseconds after a refresh in which any older token of the session counts as that of a slower tab. */
const REUSE_INTERVAL_MS = 10_000;
const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * The verdict on a refresh token. `rotate`: a new one replaces it. `repeat`: the current one is sent again.
 * `reused`: somebody else may have it. `ahead`: it was never issued. `idle`: its session has expired.
 */
export type RefreshVerdict = 'rotate' | 'repeat' | 'reused' | 'ahead' | 'idle' | 'unknown';

/**
 * Judges a genuine token by its distance to the session's current one. One step behind means a lost answer
 * and is always accepted; more is accepted for ten seconds after the last refresh. Source: protocol contract
 * 1.6.
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
