import { combinations } from '#domain/catalogue/combinations.ts';
import type { Report } from '#server/platform/tables/problems.ts';
import type { ChoiceRow, FileProduct } from './file-product.ts';
import type { ColumnName, ImportRow } from './import-row.ts';
import { keyOf, wantedChoices } from './plan-skus.ts';
import type { ExistingProduct } from './shop-facts.ts';

/** Most choices of one product (P-CAT-22). */
export const MOST_CHOICES = 100;

/** Columns that the row of a choice may fill; all others belong to the product's own row. */
const OF_A_CHOICE: readonly (ColumnName | 'row')[] = [
  ...(['row', 'id', 'options', 'price', 'original_price', 'stock', 'stock_seen', 'weight_grams'] as const),
  ...(['length_cm', 'width_cm', 'height_cm', 'image'] as const),
];

/** Required for a new choice, in its own row or in the product's. */
const REQUIRED = ['price', 'stock', 'weight_grams'] as const;

/** Checks the choices of a product: its combinations, and the rows of single ones. */
export function checkChoices(
  product: FileProduct,
  existing: ExistingProduct | undefined,
  report: Report,
): void {
  const { id, own, choices } = product;
  if (!own && !existing) return;
  const variants = own?.variants ?? existing?.variants ?? [];
  const count = variants.reduce((most, { options }) => most * Math.max(1, options.length), 1);
  if (count > MOST_CHOICES) {
    const text = `make ${count} choices; a product may have ${MOST_CHOICES}`;
    if (own?.variants) report(own.row, 'variants', text);
    return;
  }
  const possible = new Set(combinations(variants).map(keyOf));
  const seen = new Map<string, number>();
  for (const row of choices) {
    checkChoiceRow(row, report);
    const key = keyOf(row.options);
    const first = seen.get(key);
    if (first !== undefined) report(row.row, 'options', `stand in row ${first} already`);
    seen.set(key, first ?? row.row);
    if (variants.length === 0) report(row.row, 'options', `product ${id} has no variants to choose from`);
    else if (!possible.has(key))
      report(
        row.row,
        'options',
        `are not one option of each of ${variants.map(({ name }) => name).join(', ')}`,
      );
    if (own?.stock !== undefined && row.stock !== undefined)
      report(
        row.row,
        'stock',
        'is that of one choice, while the product has a stock in its own row; give one of them',
      );
  }
  if (own) checkNumbers(own, report);
  checkNewChoices(product, existing, report);
}

function checkChoiceRow(row: ChoiceRow, report: Report): void {
  for (const column of Object.keys(row)) {
    if (!OF_A_CHOICE.some((own) => own === column)) {
      report(row.row, column, "belongs into the product's own row, without options");
    }
  }
  if (row.price !== undefined && row.original_price !== undefined && row.original_price < row.price) {
    report(row.row, 'original_price', `must not be below the price ${row.price}`);
  }
  if ((row.image?.length ?? 0) > 1) report(row.row, 'image', 'must be one picture, that of this choice');
  checkNumbers(row, report);
}

function checkNumbers(row: ImportRow, report: Report): void {
  if (row.stock_seen !== undefined && row.stock === undefined) {
    report(row.row, 'stock_seen', 'says what was seen when the stock was typed, which is missing');
  }
  const sides = ['length_cm', 'width_cm', 'height_cm'] as const;
  const missing = sides.filter((side) => row[side] === undefined);
  if (missing.length === 1 || missing.length === 2) {
    for (const side of missing) report(row.row, side, 'is missing: length, width and height belong together');
  }
}

/** A new choice needs what every SKU has. */
function checkNewChoices(product: FileProduct, existing: ExistingProduct | undefined, report: Report): void {
  const { id, own, choices } = product;
  const known = new Set(existing?.skus.map(({ options }) => keyOf(options)));
  const isNew = wantedChoices(product, existing).filter((options) => !known.has(keyOf(options)));
  for (const column of REQUIRED) {
    if (own?.[column] !== undefined || (existing && column !== 'stock')) continue;
    for (const options of isNew) {
      const row = choices.find((choice) => keyOf(choice.options) === keyOf(options));
      if (row?.[column] !== undefined) continue;
      if (row)
        report(row.row, column, `is missing, and the shop does not know this choice of product ${id} yet`);
      else if (own && !existing) report(own.row, column, `is missing, and the shop has no product ${id} yet`);
    }
  }
}
