import type { Rupiah } from '../money.ts';

/**
 * Discount in whole percent, rounded: 3.499.000 of 4.200.000 is 17 (ruling 12).
 * Never negative; 0 when the original price is not higher than the price.
 */
export function discountPercent(price: Rupiah, originalPrice: Rupiah): number {
  if (originalPrice <= price) return 0;
  return Math.round(((originalPrice - price) / originalPrice) * 100);
}
