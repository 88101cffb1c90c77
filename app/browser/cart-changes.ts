import { applyQuotes } from '#domain/cart/apply-quotes.ts';
import type { CartLine } from '#domain/cart/cart-line.ts';
import { checkLine, checkLines } from '#domain/cart/check-lines.ts';
import { chooseSku } from '#domain/cart/choose-sku.ts';
import type { QuoteAnswer, SkuQuote } from '#domain/cart/quotes.ts';
import { restoreLine } from '#domain/cart/restore-line.ts';
import { setQuantity } from '#domain/cart/set-quantity.ts';
import type { CartStore } from './cart-store.ts';

const made = new WeakMap<CartStore, ReturnType<typeof changesOf>>();

/** What the cart's own page does with the cart; apart from the store, so that other pages need not load it. */
export function cartChanges(cart: CartStore): ReturnType<typeof changesOf> {
  const changes = made.get(cart) ?? changesOf(cart);
  made.set(cart, changes);
  return changes;
}

function changesOf({ store }: CartStore) {
  return {
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
    /** Puts the lines of a cart that was emptied back, before what was added since. */
    restoreAll: (former: readonly CartLine[]) =>
      store.update((lines) => former.reduceRight((restored, line) => restoreLine(restored, line, 0), lines)),
    /** Brings the lines up to current prices and stock; says what changed. */
    applyQuotes(answer: QuoteAnswer) {
      const applied = applyQuotes(store.fresh(), answer);
      store.update(() => applied.lines);
      return applied;
    },
  };
}
