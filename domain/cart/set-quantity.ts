import { type CartLine, MAX_LINE_QUANTITY } from './cart-line.ts';

/**
 * The cart with a new quantity for one line. Below 1 or fractional is ignored; where the stock is
 * known the quantity goes no higher (P-CART-3), and at stock 0 nothing changes.
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
