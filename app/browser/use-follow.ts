import { useEffect, useRef, useState } from 'react';
import { useAuth } from './auth.tsx';

/**
 * Whether a shop is followed. For a visitor of this visit only; for a signed-in user it is
 * kept (P-SELL-5): shown at once, and taken back when it could not be stored.
 *
 * @param onLost called when a change could not be stored
 */
export function useFollow(sellerId: number, onLost: () => void) {
  const { user, ask } = useAuth();
  const [isFollowing, setIsFollowing] = useState(false);
  /** Presses so far: an answer from before a press is out of date. */
  const presses = useRef(0);
  const pending = useRef<Promise<unknown>>(Promise.resolve());
  const userId = user?.id;

  // biome-ignore lint/correctness/useExhaustiveDependencies: another user or shop is the reason to ask
  useEffect(() => {
    if (!userId) return;
    const before = presses.current;
    let isWanted = true;
    void ask((account) => account.followedSellers()).then((result) => {
      if (isWanted && result.ok && presses.current === before)
        setIsFollowing(result.value.includes(sellerId));
    });
    return () => {
      isWanted = false;
      setIsFollowing(false);
    };
  }, [userId, sellerId]);

  /** Follows, or follows no more; says which. */
  function toggle(): boolean {
    const next = !isFollowing;
    presses.current += 1;
    const press = presses.current;
    setIsFollowing(next);
    if (userId) {
      // One after the other, so that the last press is what stays.
      pending.current = pending.current.then(async () => {
        const result = await ask((account) => account.follow(sellerId, next));
        if (result.ok || presses.current !== press) return;
        setIsFollowing(!next);
        onLost();
      });
    }
    return next;
  }

  return { isFollowing, toggle };
}
