import type { CartLine } from './cart-line.ts';

const NONE: ReadonlySet<number> = new Set();

/** The cart with one line ticked or not. */
export function checkLine(lines: readonly CartLine[], lineId: number, isChecked: boolean): CartLine[] {
  return lines.map((line) => (line.id === lineId ? { ...line, isChecked } : line));
}

/** The cart with all lines ticked or not ('Pilih Semua'); products that cannot be bought are never ticked. */
export function checkAllLines(
  lines: readonly CartLine[],
  isChecked: boolean,
  unavailable: ReadonlySet<number> = NONE,
): CartLine[] {
  return lines.map((line) => ({ ...line, isChecked: isChecked && !unavailable.has(line.productId) }));
}

/**
 * What the box 'Pilih Semua' shows for the lines that can be bought: all, some or none of them ticked (P-CART-4).
 * 'none' when there is no such line.
 */
export function checkedState(
  lines: readonly CartLine[],
  unavailable: ReadonlySet<number> = NONE,
): 'all' | 'some' | 'none' {
  const buyable = lines.filter(({ productId }) => !unavailable.has(productId));
  const ticked = buyable.filter(({ isChecked }) => isChecked).length;
  if (ticked === 0) return 'none';
  return ticked === buyable.length ? 'all' : 'some';
}
