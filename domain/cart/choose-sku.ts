import { atPrice } from '../pricing/at-price.ts';
import type { CartLine } from './cart-line.ts';
import { joinSameSkus, ofSku } from './name-skus.ts';
import type { SkuQuote } from './quotes.ts';

/**
 * The cart with another SKU for one line. The line is ticked and takes price and picture of the SKU. A
 * quantity above its stock is lowered to it. If another line already has the SKU, the two are merged. Source:
 * P-CART-15.
 */
export function chooseSku(lines: readonly CartLine[], lineId: number, sku: SkuQuote): CartLine[] {
  return joinSameSkus(lines.map((line) => (line.id === lineId ? chosen(line, sku) : line)));
}

function chosen(line: CartLine, sku: SkuQuote): CartLine {
  const priced = atPrice(ofSku(line, sku), sku.price, sku.originalPrice);
  const quantity = Math.max(1, Math.min(line.quantity, sku.stock));
  return { ...priced, imageUrl: sku.imageUrl, quantity, isChecked: sku.stock > 0 };
}
