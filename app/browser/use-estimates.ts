import { useEffect, useSyncExternalStore } from 'react';
import type { Estimate } from './load-estimates.ts';

/** The data of estimates: null while it is loading, `failed` when it could not be loaded. */
type Loaded = { estimate: Estimate } | 'failed' | null;

/** One per page, because all cards, the product and the cart need the same. */
let loaded: Loaded = null;
let isLoading = false;
const listeners = new Set<() => void>();

function become(next: Loaded) {
  loaded = next;
  for (const listener of listeners) listener();
}

/** Loads the rules and the tariffs, unless they are there or on their way. Harmless to repeat. */
export function askForEstimates(): void {
  if (isLoading || (loaded !== null && loaded !== 'failed')) return;
  isLoading = true;
  import('./load-estimates.ts')
    .then(({ loadEstimates }) => loadEstimates((estimate) => become({ estimate })))
    .then(
      (estimate) => become({ estimate }),
      () => become('failed'),
    )
    .finally(() => {
      isLoading = false;
    });
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

/**
 * The rules of shipping with the tariffs of the shop, fetched when the first part of a page wants them; most visitors,
 * who have chosen no district, load none of it.
 */
export function useEstimates(isWanted: boolean): Loaded {
  useEffect(() => {
    if (isWanted) askForEstimates();
  }, [isWanted]);
  return useSyncExternalStore(
    subscribe,
    () => loaded,
    () => null,
  );
}
