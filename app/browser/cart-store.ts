import type { CartLine, NewLine } from '#domain/cart/cart-line.ts';
import { mergeLine } from '#domain/cart/merge-line.ts';
import { parseStoredCart } from '#domain/cart/stored-cart.ts';
import { DEMO_CART } from './demo-seed.ts';
import { createLocalStore } from './local-store.ts';

/** The cart of this browser, and adding to it; what else can be done is in `cart-changes.ts`. */
export type CartStore = ReturnType<typeof createCartStore>;

/** The cart under the storage key 'cart'; a first visit to the demo shop finds two lines in it (P-CART-9). */
export function createCartStore({ demo, clock }: { demo: boolean; clock: () => Date }) {
  const store = createLocalStore<CartLine[]>({
    key: 'cart',
    parse: parseStoredCart,
    initial: () => (demo ? DEMO_CART : []),
  });
  return {
    store,
    /** Adds something, or more of it; ticked. */
    add: (line: NewLine) => store.update((lines) => mergeLine(lines, line, clock())),
  };
}
