import type { Counted, RateCounter } from './rate-counter.ts';

/**
 * Counts an attempt against all limits before its work, so that simultaneous attempts cannot slip through
 * together. If a later limit refuses, the earlier counts are given back.
 *
 * @returns 0, or the seconds to wait
 */
export async function takeAll(counter: RateCounter, limits: readonly Counted[]): Promise<number> {
  const taken: Counted[] = [];
  for (const limit of limits) {
    const waitS = await counter.take(limit);
    if (waitS > 0) {
      await giveBackAll(counter, taken);
      return waitS;
    }
    taken.push(limit);
  }
  return 0;
}

/** Takes a successful attempt back. */
export async function giveBackAll(counter: RateCounter, limits: readonly Counted[]): Promise<void> {
  for (const limit of limits) await counter.giveBack(limit);
}
