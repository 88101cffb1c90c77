import { setTimeout as sleep } from 'node:timers/promises';
import type { ShopClock } from './shop-clock.ts';

/** After a move of the clock a process looks so often, and so long, in ms. */
const LOOK_EVERY_MS = 200;
const LOOK_FOR_MS = 10_000;

/**
 * Looks several times a second after the clock was moved, so that a jump, which stops at many moments, need not wait for
 * sweeps and polls at each. Clocks are moved in demos alone.
 * @param look for due work and for further moves; does not throw
 * @returns ends it
 */
export function followMoves({ onMove }: Pick<ShopClock, 'onMove'>, look: () => Promise<void>): () => void {
  let until = 0;
  let isFollowing = false;
  const follow = async () => {
    isFollowing = true;
    while (performance.now() < until) {
      await look();
      await sleep(LOOK_EVERY_MS, undefined, { ref: false });
    }
    isFollowing = false;
  };
  onMove(() => {
    until = performance.now() + LOOK_FOR_MS;
    if (!isFollowing) void follow();
  });
  return () => {
    until = 0;
  };
}
