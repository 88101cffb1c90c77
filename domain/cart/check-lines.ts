import type { CartLine } from './cart-line.ts';

const NONE: ReadonlySet<number> = new Set();

/** The cart with one line ticked or not. */
export function checkLine(lines: readonly CartLine[], lineId: number, isChecked: boolean): CartLine[] {
  return lines.map((line) => (line.id === lineId ? { ...line, isChecked } : line));
}

/**
 * The cart with some lines ticked or not, all of them for 'Pilih Semua'; what cannot be bought is never ticked.
 *
 * @param lineIds the lines that are meant
 * @param unavailable the lines that cannot be bought
 */
export function checkLines(
  lines: readonly CartLine[],
  isChecked: boolean,
  lineIds: ReadonlySet<number>,
  unavailable: ReadonlySet<number> = NONE,
): CartLine[] {
  return lines.map((line) =>
    lineIds.has(line.id) ? { ...line, isChecked: isChecked && !unavailable.has(line.id) } : line,
  );
}

/**
 * What the box above some lines shows for those that can be bought: all, some or none of them ticked (P-CART-4).
 * 'none' when there is no such line.
 */
export function checkedState(
  lines: readonly CartLine[],
  unavailable: ReadonlySet<number> = NONE,
): 'all' | 'some' | 'none' {
  const buyable = lines.filter(({ id }) => !unavailable.has(id));
  const ticked = buyable.filter(({ isChecked }) => isChecked).length;
  if (ticked === 0) return 'none';
  return ticked === buyable.length ? 'all' : 'some';
}
