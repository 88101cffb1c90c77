import type { CartLine } from './cart-line.ts';

/** How checkout is told what to buy: 'SKU:QTY', as in `/checkout?item=12:2` and in the cart's form. */
export const checkoutItem = (skuId: number, quantity: number): string => `${skuId}:${quantity}`;

/** The path that 'Beli Sekarang' opens. */
export const buyNowPath = (skuId: number, quantity: number): string =>
  `/checkout?item=${checkoutItem(skuId, quantity)}`;

/** What 'Checkout' sends along: the ticked lines whose SKU is known. */
export function checkoutItems(lines: readonly CartLine[]): string[] {
  return lines.flatMap(({ isChecked, skuId, quantity }) =>
    isChecked && skuId !== undefined ? [checkoutItem(skuId, quantity)] : [],
  );
}

/** The ticked lines that need a SKU before checkout (P-BUY-3). */
export const undecidedLines = (lines: readonly CartLine[]): CartLine[] =>
  lines.filter(({ isChecked, skuId }) => isChecked && skuId === undefined);
