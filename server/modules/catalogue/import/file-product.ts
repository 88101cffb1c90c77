import type { ImportRow } from './import-row.ts';

/** What a file contains about one product. */
export interface FileProduct {
  readonly id: number;
  /** The product's own row. If present, the rows of its choices are complete: the product has no others. */
  readonly own: ImportRow | null;
  /**
   * The rows of single choices; without an own row they change those choices and leave the others unchanged.
   */
  readonly choices: readonly ChoiceRow[];
}

/** The row of one choice of a product. */
export type ChoiceRow = ImportRow & { readonly options: string[] };

const isChoice = (row: ImportRow): row is ChoiceRow => row.options !== undefined;

/** The checks report a product with several own rows; here the first counts. */
export function byProduct(rows: readonly ImportRow[]): FileProduct[] {
  const found = new Map<number, { id: number; own: ImportRow | null; choices: ChoiceRow[] }>();
  for (const row of rows) {
    const product = found.get(row.id) ?? { id: row.id, own: null, choices: [] };
    if (isChoice(row)) product.choices.push(row);
    else product.own ??= row;
    found.set(row.id, product);
  }
  return [...found.values()];
}
