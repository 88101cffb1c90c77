import { type CartLine, MAX_LINE_QUANTITY, NO_VARIANT_CHOSEN } from './cart-line.ts';
import type { SkuQuote } from './quotes.ts';
import { skuText } from './sku-text.ts';

/**
 * Finds the SKU of each line. A line stored by its variant text gets the SKU of that text; any line gets the
 * only SKU of its product. A text that the product no longer has counts as not chosen. Lines that end up with
 * the same SKU are merged. Source: P-CART-15.
 *
 * @param choices all SKUs of some products; lines of other products stay unchanged
 */
export function nameSkus(
  lines: readonly CartLine[],
  choices: ReadonlyMap<number, readonly SkuQuote[]>,
): CartLine[] {
  return joinSameSkus(lines.map((line) => namedLine(line, choices.get(line.productId) ?? [])));
}

function namedLine(line: CartLine, skus: readonly SkuQuote[]): CartLine {
  if (line.skuId !== undefined || skus.length === 0) return line;
  const [only] = skus.length === 1 ? skus : [];
  const meant = skus.find(({ options }) => skuText(options) === line.variant) ?? only;
  return meant ? ofSku(line, meant) : { ...line, variant: NO_VARIANT_CHOSEN };
}

/** The line with a SKU. */
export function ofSku(line: CartLine, { skuId, options }: Pick<SkuQuote, 'skuId' | 'options'>): CartLine {
  const { variant: _former, ...rest } = line;
  const variant = skuText(options);
  return { ...rest, skuId, ...(variant === undefined ? {} : { variant }) };
}

/** Merges the lines of each SKU: at the place of the first, with all pieces, ticked if any of them was. */
export function joinSameSkus(lines: readonly CartLine[]): CartLine[] {
  const joined: CartLine[] = [];
  for (const line of lines) {
    const place = joined.findIndex(({ skuId }) => skuId !== undefined && skuId === line.skuId);
    const former = joined[place];
    if (former) joined[place] = together(former, line);
    else joined.push(line);
  }
  return joined;
}

function together(former: CartLine, line: CartLine): CartLine {
  return {
    ...former,
    quantity: Math.min(former.quantity + line.quantity, MAX_LINE_QUANTITY),
    isChecked: former.isChecked || line.isChecked,
  };
}
