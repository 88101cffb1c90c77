import { type CartLine, withPrice } from './cart-line.ts';
import { joinSameSkus, ofSku } from './name-skus.ts';
import type { SkuQuote } from './quotes.ts';

/**
 * The cart with another SKU for one line, ticked, at the price and with the picture of the SKU. A quantity above its
 * stock falls to it. Where another line has the SKU already, both become one. Source: P-CART-15.
 */
export function chooseSku(lines: readonly CartLine[], lineId: number, sku: SkuQuote): CartLine[] {
  return joinSameSkus(lines.map((line) => (line.id === lineId ? chosen(line, sku) : line)));
}

function chosen(line: CartLine, sku: SkuQuote): CartLine {
  const priced = withPrice(ofSku(line, sku), sku.price, sku.originalPrice);
  const quantity = Math.max(1, Math.min(line.quantity, sku.stock));
  return { ...priced, imageUrl: sku.imageUrl, quantity, isChecked: sku.stock > 0 };
}
