import { type Rupiah, rupiah } from '../money.ts';

/** Products on a home list (spec 9). */
export const HOME_LIST_SIZE = 16;
/** 'Produk Terkait' on a product page (spec 9). */
export const RELATED_SIZE = 5;
/** 'Terlaris' and 'Terbaru' on a seller's page (spec 9). */
export const SELLER_LIST_SIZE = 10;
/** A product belongs to the discounted list from this many percent (spec 9). */
export const DISCOUNTED_FROM_PERCENT = 20;
/** A product is featured from this rating, or above this many sold pieces (spec 9). */
export const FEATURED_FROM_RATING = 4.5;
export const FEATURED_ABOVE_SOLD = 1000;
/** How many days after its creation a product counts as new (spec 9). */
export const NEW_FOR_DAYS = 30;

const MS_A_DAY = 24 * 60 * 60 * 1000;

/** Whether a product stands in the featured list: rating at least 4.5, or more than 1000 sold (spec 9). */
export function isFeatured({ rating, soldCount }: { rating: number; soldCount: number }): boolean {
  return rating >= FEATURED_FROM_RATING || soldCount > FEATURED_ABOVE_SOLD;
}

/** Whether a product stands in the discounted list (spec 9). */
export function isDiscounted({ discount }: { discount: number }): boolean {
  return discount >= DISCOUNTED_FROM_PERCENT;
}

/** Whether a product counts as new: created within 30 days before now (spec 9). */
export function isNew(createdAt: Date, now: Date): boolean {
  return now.getTime() - createdAt.getTime() <= NEW_FOR_DAYS * MS_A_DAY;
}

/**
 * Recommendation score: 0.5 x rating + 0.3 x (sold / 1000) + 0.2 x (creation time / now), times in epoch
 * milliseconds. `now` is the start of the day, so that the order holds for a day (spec 9, ruling 11).
 */
export function recommendationScore(
  product: { rating: number; soldCount: number; createdAt: Date },
  now: Date,
): number {
  return (
    0.5 * product.rating +
    0.3 * (product.soldCount / 1000) +
    0.2 * (product.createdAt.getTime() / now.getTime())
  );
}

/** Mean discount of the discounted list in whole percent, rounded; 0 for an empty list (ruling 12). */
export function averageDiscount(discounts: readonly number[]): number {
  const listed = discounts.filter((discount) => isDiscounted({ discount }));
  if (listed.length === 0) return 0;
  return Math.round(listed.reduce((sum, discount) => sum + discount, 0) / listed.length);
}

/**
 * The original price to strike through for a flash item that has none of its own: price x 1.3, rounded (spec 9).
 * A recorded original price is used as it is (ruling 36).
 */
export function flashOriginalPrice(price: Rupiah, originalPrice: Rupiah | null): Rupiah {
  return originalPrice !== null && originalPrice > price ? originalPrice : rupiah(Math.round(price * 1.3));
}
