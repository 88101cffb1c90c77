import { type CartLine, MAX_LINE_QUANTITY } from './cart-line.ts';

/**
 * The cart with a new quantity for one line. Quantities below 1 or with a fraction are ignored. A known stock
 * is the maximum (P-CART-3); at stock 0 nothing changes.
 */
export function setQuantity(
  lines: readonly CartLine[],
  lineId: number,
  quantity: number,
  stock = MAX_LINE_QUANTITY,
): CartLine[] {
  if (!Number.isSafeInteger(quantity) || quantity < 1 || stock < 1) return [...lines];
  const bounded = Math.min(quantity, stock, MAX_LINE_QUANTITY);
  return lines.map((line) => (line.id === lineId ? { ...line, quantity: bounded } : line));
}
