import { cleanLine } from '../../forms/clean-text.ts';
import { cellReader, cellText, type ListRow } from './list-cells.ts';
import type { ColumnMap, ListColumn } from './list-columns.ts';

/** What templates write below a heading whose column must be filled in, may be, or must stay. */
const MARKS =
  /^\(?(?:wajib|opsional|tidak dapat diedit|tidak wajib|wajib bersyarat|wajib diisi|mandatory|required|optional|conditional mandatory)\)?$/i;

const NUMBERS = ['price', 'stock', 'weight', 'length', 'width', 'height'] as const satisfies ListColumn[];

/** A sentence in the place of a number: at least three words, none of which is the number itself. */
const SENTENCE = /^\p{L}\S*(?:\s+\S+){2,}/u;

/**
 * How many rows below the heading explain the columns, as templates of other shops do: each says of all its columns
 * whether they must be filled in, or has sentences where numbers belong. The first product ends them.
 */
export function countGuidance(rows: readonly ListRow[], columns: ColumnMap): number {
  const read = cellReader(columns);
  const explains = (row: ListRow): boolean => {
    const filled = row.cells.flatMap((cell) => cleanLine(cellText(cell)) || []);
    if (filled.every((text) => MARKS.test(text))) return true;
    const numbers = NUMBERS.flatMap((column) => cleanLine(read(row, column)) || []);
    return numbers.length > 0 && numbers.every((text) => SENTENCE.test(text));
  };
  const first = rows.findIndex((row) => !explains(row));
  return first < 0 ? rows.length : first;
}
