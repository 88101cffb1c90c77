import type { ImportRow } from './import-row.ts';
import type { Problem } from './problems.ts';
import { placeKey, type ShopFacts } from './shop-facts.ts';

/** What a product that is not in the shop yet must bring; the rest has defaults. */
const requiredForNew = [
  'name',
  'price',
  'stock',
  'category',
  'subcategory',
  'seller',
  'short_description',
  'description',
  'weight_grams',
] as const;

/** Checks the rows against each other and against the shop. */
export function checkRows(rows: readonly ImportRow[], shop: ShopFacts): Problem[] {
  const firstRowOf = new Map<number, number>();
  const problems: Problem[] = [];
  for (const row of rows) {
    const report = (column: string, text: string) => problems.push({ row: row.row, column, text });
    const first = firstRowOf.get(row.id);
    if (first === undefined) firstRowOf.set(row.id, row.row);
    else report('id', `${row.id} stands in row ${first} already`);
    checkRow(row, shop, report);
  }
  return problems;
}

function checkRow(row: ImportRow, shop: ShopFacts, report: (column: string, text: string) => void): void {
  const existing = shop.products.get(row.id);
  if (!existing) {
    for (const column of requiredForNew) {
      if (row[column] === undefined) report(column, `is missing, and the shop has no product ${row.id} yet`);
    }
  }
  const price = row.price ?? existing?.price;
  if (row.original_price !== undefined && price !== undefined && row.original_price < price) {
    report('original_price', `must not be below the price ${price}`);
  }
  if (row.category !== undefined || row.subcategory !== undefined) checkPlace(row, shop, report);
  for (const tag of row.tags ?? []) {
    if (!shop.tagIds.has(tag)) report('tags', `there is no tag ${tag}`);
  }
}

function checkPlace(
  { category, subcategory }: ImportRow,
  { places }: ShopFacts,
  report: (column: string, text: string) => void,
): void {
  if (category === undefined || subcategory === undefined) {
    report(
      category === undefined ? 'category' : 'subcategory',
      'category and subcategory must be given together',
    );
    return;
  }
  if (places.has(placeKey(category, subcategory))) return;
  const hasCategory = [...places.keys()].some((key) => key.startsWith(`${category}/`));
  if (hasCategory) report('subcategory', `the category ${category} has no subcategory ${subcategory}`);
  else report('category', `there is no category ${category}`);
}
