import type { CartLine } from './cart-line.ts';

const NONE: ReadonlySet<number> = new Set();

/** The cart with one line ticked or not. */
export function checkLine(lines: readonly CartLine[], lineId: number, isChecked: boolean): CartLine[] {
  return lines.map((line) => (line.id === lineId ? { ...line, isChecked } : line));
}

/**
 * The cart with some lines ticked or unticked, all of them for 'Pilih Semua'. Lines that cannot be bought are
 * never ticked.
 *
 * @param lineIds the lines to change
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
 * State of the checkbox above some lines: all, some or none of those that can be bought are ticked
 * (P-CART-4). 'none' when no line can be bought.
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
