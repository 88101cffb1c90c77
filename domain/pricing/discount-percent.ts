import type { Rupiah } from '../money.ts';

/**
 * Discount in whole percent, rounded: 3.499.000 of 4.200.000 is 17 (P-CAT-15).
 * Never negative; 0 when the original price is not higher than the price. Computed on integers, so that half a percent
 * is rounded up whatever its binary fraction, here as in PostgreSQL.
 */
export function discountPercent(price: Rupiah, originalPrice: Rupiah): number {
  if (originalPrice <= price) return 0;
  return Math.floor((200 * (originalPrice - price) + originalPrice) / (2 * originalPrice));
}
