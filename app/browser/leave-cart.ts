import type { CartStore } from './cart-store.ts';
import { createLocalStore } from './local-store.ts';

/** Purchases that this browser remembers; older ones have long left its cart. */
const MOST_REMEMBERED = 20;

const isNumbers = (stored: unknown): stored is string[] =>
  Array.isArray(stored) && stored.every((number) => typeof number === 'string');

/**
 * Removes what was bought from the cart, once for each purchase: the same goods added again later stay,
 * however often the page of the purchase is opened (P-BUY-35).
 */
export function leaveCart({ store }: CartStore, purchase: string, skuIds: readonly number[]): void {
  if (skuIds.length === 0) return;
  const bought = createLocalStore<string[]>({
    key: 'bought',
    parse: (stored) => (isNumbers(stored) ? stored : null),
    initial: () => [],
  });
  if (bought.fresh().includes(purchase)) return;
  bought.update((numbers) => [purchase, ...numbers].slice(0, MOST_REMEMBERED));
  store.update((lines) => lines.filter(({ skuId }) => skuId === undefined || !skuIds.includes(skuId)));
}
