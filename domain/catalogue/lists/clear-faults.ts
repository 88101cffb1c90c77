import { cleanLine } from '../../forms/clean-text.ts';
import { cellReader, type ListRow } from './list-cells.ts';
import type { ColumnMap, ListColumn } from './list-columns.ts';
import type { ListFault } from './read-list.ts';

/** Columns of lists for the fields of products that have another name. */
const COLUMN_OF_FIELD: Readonly<Record<string, ListColumn>> = {
  subcategory: 'place',
  pictures: 'photos',
  spec: 'specifications',
  variant: 'option1',
};

/** What every new product needs. */
const NEEDED: readonly string[] = ['name', 'place', 'description', 'price', 'stock', 'weight'];

/** Most characters that are shown of a cell. */
const MOST_FOUND = 60;

/**
 * The faults of a list in the order of its rows, each with what stands there. A cell whose text is not known has no other
 * fault, and a column that the file does not have is told once.
 */
export function clearFaults(
  faults: readonly ListFault[],
  { rows, columns }: { rows: readonly ListRow[]; columns: ColumnMap },
): ListFault[] {
  const read = cellReader(columns);
  const byNumber = new Map(rows.map((row) => [row.number, row]));
  const cellOf = ({ row, column }: ListFault) => `${row} ${column}`;
  const isUnknown = ({ code }: ListFault) => code === 'doubtful' || code === 'formula';
  const unknown = new Set(faults.filter(isUnknown).map(cellOf));
  const missing = new Set<string>();
  return faults
    .toSorted((a, b) => a.row - b.row)
    .flatMap((fault): ListFault[] => {
      if (!isUnknown(fault) && unknown.has(cellOf(fault))) return [];
      const column = COLUMN_OF_FIELD[fault.column] ?? fault.column;
      const isMissing = NEEDED.includes(column) && !(column in columns);
      if (isMissing && missing.has(column)) return [];
      if (isMissing) missing.add(column);
      const row = byNumber.get(fault.row);
      const found = row ? cleanLine(read(row, column as ListColumn)).slice(0, MOST_FOUND) : '';
      return [{ row: fault.row, column: fault.column, code: isMissing ? 'no_column' : fault.code, found }];
    });
}
