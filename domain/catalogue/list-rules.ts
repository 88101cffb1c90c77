/** Products on a home list (P-PAGE-18). */
export const HOME_LIST_SIZE = 16;
/** 'Produk Terkait' on a product page (P-CAT-20). */
export const RELATED_SIZE = 5;
/** 'Terlaris' and 'Terbaru' on a seller's page (P-SELL-4). */
export const SELLER_LIST_SIZE = 10;
/** A product belongs to the discounted list from this many percent (P-CAT-16). */
export const DISCOUNTED_FROM_PERCENT = 20;
/** A product is featured from this rating, or above this many sold pieces (P-CAT-17). */
export const FEATURED_FROM_RATING = 4.5;
export const FEATURED_ABOVE_SOLD = 1000;
/** Weights of rating, thousands of sold pieces and age in the recommendation score (P-CAT-19). */
export const RECOMMENDATION_WEIGHTS = { rating: 0.5, thousandSold: 0.3, age: 0.2 } as const;
/** How many days after its creation a product counts as new (P-CAT-18). */
const NEW_FOR_DAYS = 30;

const NEW_FOR_MS = NEW_FOR_DAYS * 24 * 60 * 60 * 1000;
const BEST_RATING = 5;

/** What decides whether a product is featured, and its place among the featured ones. */
export interface FeaturedCandidate {
  id: number;
  rating: number;
  soldCount: number;
}

/** What decides the place of a product among the recommended ones. */
export interface RecommendedCandidate extends FeaturedCandidate {
  createdAt: Date;
}

/** Whether a product is in the featured list: rating at least 4.5, or more than 1000 sold (P-CAT-17). */
export function isFeatured({ rating, soldCount }: Pick<FeaturedCandidate, 'rating' | 'soldCount'>): boolean {
  return rating >= FEATURED_FROM_RATING || soldCount > FEATURED_ABOVE_SOLD;
}

/** 'Produk Unggulan': the featured ones, the best rated first, then the best sold, then the lower id (P-CAT-17). */
export function featuredList<P extends FeaturedCandidate>(products: readonly P[], limit: number): P[] {
  return products
    .filter(isFeatured)
    .sort((a, b) => b.rating - a.rating || b.soldCount - a.soldCount || a.id - b.id)
    .slice(0, limit);
}

/** Whether a product is in the discounted list (P-CAT-16). */
export function isDiscounted({ discount }: { discount: number }): boolean {
  return discount >= DISCOUNTED_FROM_PERCENT;
}

/** The earliest creation of a product that counts as new: 30 days before now (P-CAT-18). */
export function newSince(now: Date): Date {
  return new Date(now.getTime() - NEW_FOR_MS);
}

/** When a product stops being new: 30 days after its creation (P-CAT-18). */
export function newUntil(createdAt: Date): Date {
  return new Date(createdAt.getTime() + NEW_FOR_MS);
}

/**
 * Recommendation score: 0.5 x rating + 0.3 x (sold / 1000) + 0.2 x (creation time / now), times in epoch
 * milliseconds. `now` is the start of the day, so that the order holds for a day (P-CAT-19).
 */
export function recommendationScore(
  product: { rating: number; soldCount: number; createdAt: Date },
  now: Date,
): number {
  const { rating, thousandSold, age } = RECOMMENDATION_WEIGHTS;
  return (
    rating * product.rating +
    thousandSold * (product.soldCount / 1000) +
    age * (product.createdAt.getTime() / now.getTime())
  );
}

/**
 * How many pieces a product must have sold to reach a score at all. Sales weigh so much that most products
 * need not be read. One piece less than computed, to allow for binary fractions; never negative.
 * @param newest when the newest product was created
 */
export function leastSoldFor(score: number, newest: Date, now: Date): number {
  const besideSales = recommendationScore({ rating: BEST_RATING, soldCount: 0, createdAt: newest }, now);
  return Math.max(0, Math.floor(((score - besideSales) / RECOMMENDATION_WEIGHTS.thousandSold) * 1000) - 1);
}

/** 'Rekomendasi Untukmu': the highest scores first, equals by id (P-CAT-19). */
export function recommendedList<P extends RecommendedCandidate>(
  products: readonly P[],
  limit: number,
  now: Date,
): P[] {
  return products
    .map((product) => ({ product, score: recommendationScore(product, now) }))
    .sort((a, b) => b.score - a.score || a.product.id - b.product.id)
    .slice(0, limit)
    .map(({ product }) => product);
}
