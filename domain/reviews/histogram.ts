/** One row of the rating histogram: how many reviews gave this many stars. */
export interface RatingBar {
  stars: number;
  count: number;
  /** Share of all reviews, in whole percent. */
  percent: number;
}

/**
 * The histogram of a product's ratings, five stars first.
 * @param counts how many reviews gave each number of stars; a missing number means none.
 */
export function ratingHistogram(counts: ReadonlyMap<number, number>): RatingBar[] {
  const total = [...counts.values()].reduce((sum, count) => sum + count, 0);
  return [5, 4, 3, 2, 1].map((stars) => {
    const count = counts.get(stars) ?? 0;
    return { stars, count, percent: total === 0 ? 0 : Math.round((count / total) * 100) };
  });
}
