import { isDiscounted, newSince, newUntil } from '../catalogue/list-rules.ts';

/** What the promotion pages say about the catalogue as a whole. */
export interface PromotionFigures {
  /** The highest standing discount in whole percent; 0 when nothing is discounted (P-PROMO-1). */
  highestDiscount: number;
  /** Mean of the discounted list in whole percent, rounded; 0 for an empty list (P-CAT-16). */
  averageDiscount: number;
  /** Products created in the last 30 days; 0 hides the count (P-PROMO-1). */
  newProducts: number;
  /** When the first of the new products stops being new; null when none is new. */
  newUntil: Date | null;
}

/**
 * The figures of some products at a moment. Flash-session prices do not enter: `discount` is the standing one
 * (P-PROMO-1). They hold until `newUntil`, if no product changes.
 */
export function promotionFigures(
  products: Iterable<{ discount: number; createdAt: Date }>,
  now: Date,
): PromotionFigures {
  const since = newSince(now).getTime();
  let [highestDiscount, discounted, sum, newProducts] = [0, 0, 0, 0];
  let oldestNew = Number.POSITIVE_INFINITY;
  for (const { discount, createdAt } of products) {
    highestDiscount = Math.max(highestDiscount, discount);
    if (isDiscounted({ discount })) {
      discounted += 1;
      sum += discount;
    }
    // Comparing dates as objects takes several times as long.
    const created = createdAt.getTime();
    if (created < since) continue;
    newProducts += 1;
    oldestNew = Math.min(oldestNew, created);
  }
  return {
    highestDiscount,
    averageDiscount: discounted === 0 ? 0 : Math.round(sum / discounted),
    newProducts,
    newUntil: newProducts === 0 ? null : newUntil(new Date(oldestNew)),
  };
}
