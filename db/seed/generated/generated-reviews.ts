import type * as schema from '#db/schema/catalogue.ts';
import type { Dice } from './dice.ts';
import { BUYERS, OPINIONS } from './words.ts';

export type ReviewRow = typeof schema.reviews.$inferInsert;

/** The reviews of one product, none older than it; about as many as `reviewsEach`, but no more than were sold. */
export function reviewsOf(
  dice: Dice,
  given: { id: number; name: string; soldCount: number; ageMs: number; reviewsEach: number; now: Date },
): ReviewRow[] {
  const { id, name, soldCount, ageMs, reviewsEach, now } = given;
  const count = Math.min(soldCount, Math.floor(dice.next() * 2 * reviewsEach + dice.next()));
  return Array.from({ length: count }, () => {
    const rating = dice.pick([5, 5, 5, 5, 5, 4, 4, 4, 3, 2, 1]);
    return {
      productId: id,
      username: `${dice.pick(BUYERS)}_${dice.pick(BUYERS).slice(0, 3)}${dice.between(1, 99)}`,
      rating,
      date: new Date(now.getTime() - dice.next() * ageMs).toISOString().slice(0, 10),
      content: `${name}: ${dice.pick(OPINIONS[rating] ?? ['Baik.'])}`,
      images: [],
      helpful: dice.between(0, 12),
    };
  });
}

/** Mean of the ratings, rounded to two decimals; 0 without reviews. */
export function meanRating(reviews: readonly { rating: number }[]): number {
  if (reviews.length === 0) return 0;
  return Math.round((reviews.reduce((sum, { rating }) => sum + rating, 0) / reviews.length) * 100) / 100;
}
