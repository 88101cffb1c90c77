import { type Rupiah, rupiah, sumRupiah } from '../money.ts';
import type { CartLine } from './cart-line.ts';

/** Sums over the ticked lines. */
export interface CartTotals {
  /** Pieces, not lines. */
  totalItems: number;
  totalPrice: Rupiah;
  totalSavings: Rupiah;
}

/** The sums as the summary prints them, so that they add up: goodsTotal + discount = bill (P-CART-7). */
export interface CartSummary {
  goodsTotal: Rupiah;
  /** Negative, or 0. */
  discount: Rupiah;
  bill: Rupiah;
}

/**
 * Savings on one cart line: (original price - price) x quantity.
 * Unit: whole Rupiah. A line without an original price saves 0. Never negative.
 * Source: P-CART-5.
 */
export function lineSavings({ price, originalPrice = price, quantity }: CartLine): Rupiah {
  return rupiah(Math.max(0, originalPrice - price) * quantity);
}

/** Pieces, price and savings over the ticked lines; all 0 when none is ticked (P-CART-5). */
export function cartTotals(lines: readonly CartLine[]): CartTotals {
  const ticked = lines.filter((line) => line.isChecked);
  return {
    totalItems: badgeCount(ticked),
    totalPrice: sumRupiah(ticked.map(({ price, quantity }) => rupiah(price * quantity))),
    totalSavings: sumRupiah(ticked.map(lineSavings)),
  };
}

/** Pieces over all lines, ticked or not: the number at the cart icon (P-CART-6). */
export function badgeCount(lines: readonly CartLine[]): number {
  return lines.reduce((sum, { quantity }) => sum + quantity, 0);
}

/** 'Total Harga', 'Total Diskon' and 'Total Tagihan' (P-CART-7). */
export function cartSummary({ totalPrice, totalSavings }: CartTotals): CartSummary {
  return {
    goodsTotal: rupiah(totalPrice + totalSavings),
    discount: rupiah(0 - totalSavings),
    bill: totalPrice,
  };
}
