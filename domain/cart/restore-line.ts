import { type CartLine, isSameGoods, MAX_LINE_QUANTITY } from './cart-line.ts';

/**
 * The cart with a removed line back at its place (undo, P-CART-3). If the same goods were added again in the
 * meantime, the quantities are added. An index beyond the end means the end.
 */
export function restoreLine(lines: readonly CartLine[], removed: CartLine, index: number): CartLine[] {
  if (!lines.some((line) => isSameGoods(line, removed))) return lines.toSpliced(index, 0, removed);
  return lines.map((line) =>
    isSameGoods(line, removed)
      ? { ...line, quantity: Math.min(line.quantity + removed.quantity, MAX_LINE_QUANTITY) }
      : line,
  );
}
