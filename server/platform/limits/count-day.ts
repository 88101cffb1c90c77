import type { Counted } from './rate-counter.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * At most so many on one day: what is not used is not carried into the next one.
 * @param day such as '2026-11-25'
 */
export const countDay = (what: string, most: number, day: string): Counted => ({
  subject: `${what} on ${day}`,
  limit: { burst: most, refillMs: DAY_MS },
});
