import { countSender } from '#server/platform/limits/count-sender.ts';
import type { Counted } from '#server/platform/limits/rate-counter.ts';

/**
 * Posts of checkouts in ten minutes. Mobile networks put many shoppers behind one address, and scripts post
 * often.
 */
const POSTS = 300;
const WINDOW_MS = 10 * 60 * 1000;

/** The subject that posts from a network address count against. */
export const postsFrom = (address: string): Counted =>
  countSender('checkout', address, { burst: POSTS, refillMs: WINDOW_MS / POSTS });
