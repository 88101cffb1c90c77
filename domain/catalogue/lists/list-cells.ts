import type { ColumnMap, ListColumn } from './list-columns.ts';

/** A cell of a list: its text, or what a spreadsheet may have made of another one; of a formula without its result the formula. */
export type ListCell = string | { doubtful: string; isFormula?: boolean };

/** A row of a list; its number is what a spreadsheet shows. */
export interface ListRow {
  number: number;
  cells: readonly ListCell[];
}

/** What a cell shows. */
export const cellText = (cell: ListCell): string => (typeof cell === 'string' ? cell : cell.doubtful);

export type CellReader = (row: ListRow, column: ListColumn) => string;

/** Reads cells by the kind of their column. */
export const cellReader =
  (columns: ColumnMap): CellReader =>
  ({ cells }, column) => {
    const place = columns[column];
    const cell = place === undefined ? undefined : cells[place];
    return cell === undefined ? '' : cellText(cell);
  };
