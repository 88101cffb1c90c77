import type { Problem, Report } from '#server/platform/tables/problems.ts';
import { checkChoices } from './check-choices.ts';
import { byProduct, type FileProduct } from './file-product.ts';
import type { ImportRow } from './import-row.ts';
import { checkPickups } from './pickups.ts';
import { placeKey, type ShopFacts, sellerKey } from './shop-facts.ts';

/** Required in the own row of a new product; the rest has defaults, or comes from its choices. */
const requiredForNew = [
  'name',
  'category',
  'subcategory',
  'seller',
  'short_description',
  'description',
] as const;

/** Checks the rows against each other and against the shop. */
export function checkRows(rows: readonly ImportRow[], shop: ShopFacts): Problem[] {
  const firstRowOf = new Map<number, number>();
  const problems: Problem[] = [];
  const report: Report = (row, column, text) => problems.push({ row, column, text });
  for (const { row, id, options } of rows) {
    if (options) continue;
    const first = firstRowOf.get(id);
    if (first === undefined) firstRowOf.set(id, row);
    else report(row, 'id', `${id} stands in row ${first} already`);
  }
  for (const product of byProduct(rows)) {
    checkOwnRow(product, shop, report);
    checkChoices(product, shop.products.get(product.id), report);
  }
  checkSellers(rows, shop, report);
  checkPickups(rows, report);
  return problems;
}

/** A name that fits two sellers says of neither that it is meant. */
function checkSellers(rows: readonly ImportRow[], { alikeSellers }: ShopFacts, report: Report): void {
  for (const { row, seller } of rows) {
    const alike = seller === undefined ? undefined : alikeSellers.get(sellerKey(seller));
    if (alike)
      report(row, 'seller', `"${seller}" fits the sellers ${alike.join(' and ')}; give one another name`);
  }
}

function checkOwnRow({ id, own, choices }: FileProduct, shop: ShopFacts, report: Report): void {
  const existing = shop.products.get(id);
  if (!own) {
    const [first] = choices;
    if (!existing && first)
      report(first.row, 'id', `the shop has no product ${id} yet, and it has no row of its own`);
    return;
  }
  if (!existing) {
    for (const column of requiredForNew) {
      if (own[column] === undefined)
        report(own.row, column, `is missing, and the shop has no product ${id} yet`);
    }
  }
  const price = own.price ?? existing?.price;
  if (own.original_price !== undefined && price !== undefined && own.original_price < price) {
    report(own.row, 'original_price', `must not be below the price ${price}`);
  }
  if (own.category !== undefined || own.subcategory !== undefined) checkPlace(own, shop, report);
  for (const tag of own.tags ?? []) {
    if (!shop.tagIds.has(tag)) report(own.row, 'tags', `there is no tag ${tag}`);
  }
}

function checkPlace({ row, category, subcategory }: ImportRow, { places }: ShopFacts, report: Report): void {
  if (category === undefined || subcategory === undefined) {
    report(
      row,
      category === undefined ? 'category' : 'subcategory',
      'category and subcategory must be given together',
    );
    return;
  }
  if (places.has(placeKey(category, subcategory))) return;
  const hasCategory = [...places.keys()].some((key) => key.startsWith(`${category}/`));
  if (hasCategory) report(row, 'subcategory', `the category ${category} has no subcategory ${subcategory}`);
  else report(row, 'category', `there is no category ${category}`);
}
