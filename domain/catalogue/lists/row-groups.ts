import { cleanLine } from '../../forms/clean-text.ts';
import { type CellReader, cellReader, type ListRow } from './list-cells.ts';
import type { ColumnMap } from './list-columns.ts';

/** What a list says of one product. */
export interface ListedProduct {
  /** Its number; null for one that the shop does not have yet. */
  id: number | null;
  rows: readonly ListRow[];
}

/**
 * The rows of each product, in the order of the file: by the product that they name, else by its number, its group or its
 * name. A row without all of them that names an option, or no price, stock and weight, goes on with the product above.
 */
export function groupRows(rows: readonly ListRow[], columns: ColumnMap): ListedProduct[] {
  if (columns.parent !== undefined) return groupByParents(rows, columns);
  const read = cellReader(columns);
  let above = '';
  const keyOf = (row: ListRow) => {
    const id = cleanLine(read(row, 'id'));
    const group = cleanLine(read(row, 'group'));
    const name = cleanLine(read(row, 'name'));
    if (id !== '') above = `id ${id}`;
    else if (group !== '') above = `group ${group}`;
    else if (name !== '') above = `name ${name}`;
    else if (above === '' || !goesOn(read, row)) return `row ${row.number}`;
    return above;
  };
  return [...Map.groupBy(rows, keyOf)].map(([key, own]) => ({
    id: key.startsWith('id ') ? Number(key.slice(3)) : null,
    rows: own,
  }));
}

const goesOn = (read: CellReader, row: ListRow): boolean =>
  (['option1', 'option2', 'option3'] as const).some((column) => read(row, column).trim() !== '') ||
  (['price', 'stock', 'weight'] as const).every((column) => read(row, column).trim() === '');

/**
 * Each row is a product, or a choice of the one whose SKU or number it names; the row of the product stands first. What two
 * products are called names neither.
 */
function groupByParents(rows: readonly ListRow[], columns: ColumnMap): ListedProduct[] {
  const read = cellReader(columns);
  const parentOf = (row: ListRow) => cleanLine(read(row, 'parent'));
  const products = new Map<string, number | null>();
  for (const row of rows.filter((one) => parentOf(one) === ''))
    for (const name of [`id:${cleanLine(read(row, 'rowId'))}`, cleanLine(read(row, 'code'))])
      products.set(name, products.has(name) ? null : row.number);
  const productOf = (row: ListRow) => (parentOf(row) === '' ? undefined : products.get(parentOf(row)));
  const groups = Map.groupBy(rows, (row) => productOf(row) ?? row.number);
  return [...groups.values()].map((own) => ({
    id: null,
    rows: own.toSorted((a, b) => Number(parentOf(a) !== '') - Number(parentOf(b) !== '')),
  }));
}
