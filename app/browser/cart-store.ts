import { applyQuotes } from '#domain/cart/apply-quotes.ts';
import type { CartLine, NewLine } from '#domain/cart/cart-line.ts';
import { checkLine, checkLines } from '#domain/cart/check-lines.ts';
import { chooseSku } from '#domain/cart/choose-sku.ts';
import { mergeLine } from '#domain/cart/merge-line.ts';
import type { QuoteAnswer, SkuQuote } from '#domain/cart/quotes.ts';
import { restoreLine } from '#domain/cart/restore-line.ts';
import { setQuantity } from '#domain/cart/set-quantity.ts';
import { parseStoredCart } from '#domain/cart/stored-cart.ts';
import { DEMO_CART } from './demo-seed.ts';
import { createLocalStore } from './local-store.ts';

/** The cart of this browser and what can be done with it. */
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
    setQuantity: (lineId: number, quantity: number, stock?: number) =>
      store.update((lines) => setQuantity(lines, lineId, quantity, stock)),
    setChecked: (lineId: number, isChecked: boolean) =>
      store.update((lines) => checkLine(lines, lineId, isChecked)),
    /** Ticks or unticks some lines; what cannot be bought is never ticked. */
    setLinesChecked: (isChecked: boolean, lineIds: ReadonlySet<number>, unavailable?: ReadonlySet<number>) =>
      store.update((lines) => checkLines(lines, isChecked, lineIds, unavailable)),
    /** Makes a line one of another SKU. */
    chooseSku: (lineId: number, sku: SkuQuote) => store.update((lines) => chooseSku(lines, lineId, sku)),
    remove: (lineId: number) => store.update((lines) => lines.filter(({ id }) => id !== lineId)),
    /** Puts a removed line back to its place. */
    restore: (line: CartLine, index: number) => store.update((lines) => restoreLine(lines, line, index)),
    clear: () => store.update(() => []),
    /** Takes back whatever was done since: the lines are these again. */
    reset: (lines: readonly CartLine[]) => store.update(() => [...lines]),
    /** Brings the lines up to current prices and stock; says what changed. */
    applyQuotes(answer: QuoteAnswer) {
      const applied = applyQuotes(store.fresh(), answer);
      store.update(() => applied.lines);
      return applied;
    },
  };
}
