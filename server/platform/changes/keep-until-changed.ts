import type { ChangeFeed } from './change-feed.ts';
import { ALL, type ChangeTag } from './change-log.ts';

/**
 * Caches a reader's answer until one of some tags changes. For small data that most pages need and that
 * seldom changes. The answer is shared, so nobody may modify it. A failed read is not cached.
 */
export function keepUntilChanged<T>(
  feed: Pick<ChangeFeed, 'subscribe'>,
  tags: readonly ChangeTag[],
  read: () => Promise<T>,
): () => Promise<T> {
  let kept: Promise<T> | null = null;
  feed.subscribe((changed) => {
    if (changed.some((tag) => tag === ALL || tags.includes(tag))) kept = null;
  });
  return () => {
    if (kept) return kept;
    const answer = read();
    kept = answer;
    answer.catch(() => {
      if (kept === answer) kept = null;
    });
    return answer;
  };
}
