import { readNumber } from '#domain/catalogue/plan-product.ts';

/** Heaviest parcel that a shop can note, in grams. */
const MOST_GRAMS = 999_999;

/** The weight of a parcel as people type it, in grams (P-GOODS-4); null for anything else. */
export function readGrams(typed: string): number | null {
  const grams = readNumber(typed);
  return grams !== null && grams >= 1 && grams <= MOST_GRAMS ? grams : null;
}
