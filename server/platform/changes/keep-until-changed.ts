import type { ChangeFeed } from './change-feed.ts';
import { ALL, type ChangeTag } from './change-log.ts';

/**
 * A reader whose answer is kept until one of some tags changes: for what is small, asked for by most pages and seldom
 * changed. Its answer is shared, so nobody may write to it; one that fails is not kept.
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
