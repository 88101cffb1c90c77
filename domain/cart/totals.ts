import { type Rupiah, rupiah, sumRupiah } from '../money.ts';
import { badgeCount, type CartLine } from './cart-line.ts';
import { type FlashShare, lineCost } from './flash-share.ts';

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
export function lineSavings(line: CartLine, share?: FlashShare): Rupiah {
  const { price, original } = lineCost(line, share);
  return rupiah(original - price);
}

/**
 * Pieces, price and savings over the ticked lines; all 0 when none is ticked (P-CART-5).
 * @param shares the lines of which only a part has the flash price (P-CART-18)
 */
export function cartTotals(
  lines: readonly CartLine[],
  shares: ReadonlyMap<number, FlashShare> = new Map(),
): CartTotals {
  const ticked = lines.filter((line) => line.isChecked);
  return {
    totalItems: badgeCount(ticked),
    totalPrice: sumRupiah(ticked.map((line) => lineCost(line, shares.get(line.id)).price)),
    totalSavings: sumRupiah(ticked.map((line) => lineSavings(line, shares.get(line.id)))),
  };
}

/** 'Total Harga', 'Total Diskon' and 'Total Tagihan' (P-CART-7). */
export function cartSummary({ totalPrice, totalSavings }: CartTotals): CartSummary {
  return {
    goodsTotal: rupiah(totalPrice + totalSavings),
    discount: rupiah(0 - totalSavings),
    bill: totalPrice,
  };
}
