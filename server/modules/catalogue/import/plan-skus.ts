import { combinations } from '#domain/catalogue/combinations.ts';
import { shareOut } from '#domain/catalogue/share-out.ts';
import type { ChoiceRow, FileProduct } from './file-product.ts';
import type { ImportRow } from './import-row.ts';
import type { ExistingProduct, ExistingSku } from './shop-facts.ts';

/** By how much the stock of a SKU changes, or its new value. */
export type StockChange = { readonly by: number } | { readonly to: number };

/** The planned state of a choice. */
export interface PlannedSku {
  /** The stored SKU; undefined for a choice that the product never had. */
  readonly known: ExistingSku | undefined;
  readonly options: string[];
  readonly price: number;
  readonly originalPrice: number;
  readonly weightGrams: number;
  readonly lengthCm: number | null;
  readonly widthCm: number | null;
  readonly heightCm: number | null;
  /** The name of its picture in the file; undefined leaves the present picture, null takes it off. */
  readonly image: string | null | undefined;
  readonly position: number;
  /** Null leaves the stock unchanged. */
  readonly stock: StockChange | null;
  /** The row of the file that contains its stock. */
  readonly row: number;
}

export interface SkuPlan {
  readonly skus: readonly PlannedSku[];
  /** Choices that are no longer sold. */
  readonly archived: readonly ExistingSku[];
}

export const keyOf = (options: readonly string[]): string => JSON.stringify(options);

/** All choices of a product after the import, in the order of its variants. */
export function wantedChoices(
  { own, choices }: FileProduct,
  existing: ExistingProduct | undefined,
): string[][] {
  const variants = own?.variants ?? existing?.variants ?? [];
  const all = combinations(variants);
  const given = new Set(choices.map(({ options }) => keyOf(options)));
  if (own && given.size > 0) return all.filter((options) => given.has(keyOf(options)));
  const live = (existing?.skus ?? []).filter(({ isArchived }) => !isArchived);
  if (!existing || (own?.variants && JSON.stringify(own.variants) !== JSON.stringify(existing.variants)))
    return all;
  const wanted = new Set([...live.map(({ options }) => keyOf(options)), ...given]);
  return all.filter((options) => wanted.has(keyOf(options)));
}

/** Plans the SKUs of a product from checked rows. */
export function planSkus(product: FileProduct, existing: ExistingProduct | undefined): SkuPlan {
  const wanted = wantedChoices(product, existing);
  const rows = new Map(product.choices.map((row) => [keyOf(row.options), row]));
  const known = new Map((existing?.skus ?? []).map((sku) => [keyOf(sku.options), sku]));
  const found = wanted.map((options) => ({ row: rows.get(keyOf(options)), sku: known.get(keyOf(options)) }));
  const stocks = stockChanges(product, found);
  const skus = wanted.map((options, index) => ({
    ...plannedValues(product, existing, found[index] ?? {}),
    options,
    position: index + 1,
    stock: stocks[index] ?? null,
  }));
  const kept = new Set(wanted.map(keyOf));
  return {
    skus,
    archived: [...known.values()].filter(
      ({ options, isArchived }) => !isArchived && !kept.has(keyOf(options)),
    ),
  };
}

/** What the file and the shop contain about one choice. */
interface Choice {
  readonly row?: ChoiceRow | undefined;
  readonly sku?: ExistingSku | undefined;
}

function plannedValues({ own }: FileProduct, existing: ExistingProduct | undefined, { row, sku }: Choice) {
  const price = row?.price ?? moved(own?.price, sku?.price, existing?.price);
  const original =
    row?.original_price ?? moved(own?.original_price, sku?.originalPrice, existing?.originalPrice);
  return {
    known: sku,
    price,
    originalPrice: Math.max(price, original),
    weightGrams: row?.weight_grams ?? own?.weight_grams ?? sku?.weightGrams ?? existing?.weightGrams ?? 0,
    lengthCm: row?.length_cm ?? own?.length_cm ?? sku?.lengthCm ?? null,
    widthCm: row?.width_cm ?? own?.width_cm ?? sku?.widthCm ?? null,
    heightCm: row?.height_cm ?? own?.height_cm ?? sku?.heightCm ?? null,
    image: row?.image && (row.image[0] ?? null),
    row: row?.row ?? own?.row ?? 0,
  };
}

/** A price in the product's own row is the base price: the surcharge of each choice stays. */
function moved(given: number | undefined, own: number | undefined, product: number | undefined): number {
  if (given === undefined) return own ?? product ?? 0;
  return Math.max(1, (own ?? product ?? given) + given - (product ?? given));
}

/**
 * A stock beside a seen stock is a difference, so that sales in the meantime are not lost. The stock of a
 * whole product is split among its choices in their present proportion.
 */
function stockChanges({ own }: FileProduct, choices: readonly Choice[]): (StockChange | null)[] {
  const total =
    own &&
    stockChange(
      own,
      choices.some(({ sku }) => sku),
    );
  if (!total) return choices.map(({ row, sku }) => (row ? stockChange(row, sku !== undefined) : null));
  if (choices.length === 1) return [total];
  const stocks = choices.map(({ sku }) => sku?.stock ?? 0);
  const sum = stocks.reduce((added, stock) => added + stock, 0);
  const shares = shareOut('to' in total ? total.to : Math.max(0, sum + total.by), stocks);
  return shares.map((share, index) => ({ by: share - (stocks[index] ?? 0) }));
}

/**
 * @param isKnown nobody can have seen a stock that the shop never had: such a file comes from another shop
 */
function stockChange({ stock, stock_seen: seen }: ImportRow, isKnown: boolean): StockChange | null {
  if (stock === undefined) return null;
  return seen === undefined || !isKnown ? { to: stock } : { by: stock - seen };
}
