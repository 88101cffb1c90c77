import { averageDiscount, isNew, NEW_FOR_DAYS } from '../catalogue/list-rules.ts';
import { MS_A_DAY } from './periods.ts';

/** What the promotion pages say about the catalogue as a whole. */
export interface PromotionFigures {
  /** The highest standing discount in whole percent; 0 when nothing is discounted (spec 2, ruling 12). */
  highestDiscount: number;
  /** Mean of the discounted list in whole percent, rounded; 0 for an empty list (ruling 12). */
  averageDiscount: number;
  /** Products created in the last 30 days; 0 hides the count (ruling 10). */
  newProducts: number;
  /** The moment the first of the new products stops being new; null when none is new. */
  newUntil: Date | null;
}

/** When a product stops being new: 30 days after its creation (spec 9). */
export function newUntil(createdAt: Date): Date {
  return new Date(createdAt.getTime() + NEW_FOR_DAYS * MS_A_DAY);
}

/**
 * The figures of some products at a moment. Flash-session prices do not enter: `discount` is the standing one
 * (ruling 12). The catalogue answers the same in SQL.
 */
export function promotionFigures(
  products: readonly { discount: number; createdAt: Date }[],
  now: Date,
): PromotionFigures {
  const discounts = products.map(({ discount }) => discount);
  const fresh = products.map(({ createdAt }) => createdAt).filter((createdAt) => isNew(createdAt, now));
  return {
    highestDiscount: Math.max(0, ...discounts),
    averageDiscount: averageDiscount(discounts),
    newProducts: fresh.length,
    newUntil:
      fresh.length === 0 ? null : newUntil(new Date(Math.min(...fresh.map((date) => date.getTime())))),
  };
}
