import type { ChangeFeed } from './change-feed.ts';
import { ALL, type ChangeTag } from './change-log.ts';

/**
 * Caches a reader's answer until one of some tags changes. For small data that most pages need and that
 * seldom changes. The answer is shared, so nobody may modify it. A failed read is not cached.
 */
export function cacheUntilChanged<T>(
  feed: Pick<ChangeFeed, 'subscribe'>,
  tags: readonly ChangeTag[],
  read: () => Promise<T>,
): () => Promise<T> {
  let cached: Promise<T> | null = null;
  feed.subscribe((changed) => {
    if (changed.some((tag) => tag === ALL || tags.includes(tag))) cached = null;
  });
  return () => {
    if (cached) return cached;
    const answer = read();
    cached = answer;
    answer.catch(() => {
      if (cached === answer) cached = null;
    });
    return answer;
  };
}
