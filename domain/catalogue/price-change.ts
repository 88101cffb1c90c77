import { readNumber } from './plan-product.ts';
import { PRODUCT_LIMITS } from './product-draft.ts';

/** By how much a shop changes many prices at once (P-GOODS-12): up or down, in hundredths of a percent or in whole Rupiah. */
export type PriceChange =
  | { readonly kind: 'percent'; readonly basisPoints: number }
  | { readonly kind: 'amount'; readonly rupiah: number };

/** Most that prices go up at once, in hundredths of a percent: 1,000 percent. */
export const MOST_BASIS_POINTS = 100_000;

/** Hours in which a change can be taken back. */
export const PRICE_UNDO_HOURS = 24;

/** All of a price, in hundredths of a percent. */
const WHOLE = 10_000;

/**
 * Reads '+10%', '-5,5%' or '+2.000': a percent with at most two decimals, up when it has no sign, or an amount, which needs
 * its sign since a bare number may be meant as the new price.
 * @returns null for anything else, for nothing, and for all of the price
 */
export function readPriceChange(typed: string): PriceChange | null {
  const [, sign = '', rest = ''] = /^([+\-−–]?)(.*)$/.exec(typed.replaceAll(' ', '')) ?? [];
  const direction = sign === '' || sign === '+' ? 1 : -1;
  const percent = /^(\d{1,4})(?:[.,](\d{1,2}))?%$/.exec(rest);
  if (percent) {
    const [, whole = '', part = ''] = percent;
    const basisPoints = direction * (Number(whole) * 100 + Number(part.padEnd(2, '0')));
    const isKept = basisPoints === 0 || basisPoints <= -WHOLE || basisPoints > MOST_BASIS_POINTS;
    return isKept ? null : { kind: 'percent', basisPoints };
  }
  const amount = sign === '' ? null : readNumber(rest);
  return amount === null || amount === 0 ? null : { kind: 'amount', rupiah: direction * amount };
}

/** A price after a change, in whole Rupiah, half a Rupiah rounded up. It may lie outside the bounds of prices. */
export const changedPrice = (price: number, change: PriceChange): number =>
  change.kind === 'percent'
    ? Math.round((price * (WHOLE + change.basisPoints)) / WHOLE)
    : price + change.rupiah;

/** Whether something may cost so many Rupiah (P-GOODS-4). */
export const isPrice = (price: number): boolean =>
  price >= PRODUCT_LIMITS.price.min && price <= PRODUCT_LIMITS.price.max;
