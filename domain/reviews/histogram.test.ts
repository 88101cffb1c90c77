import { expect, test } from 'vitest';
import { ratingHistogram } from './histogram.ts';

test('five bars, the best first, with whole percents', () => {
  const bars = ratingHistogram(
    new Map([
      [5, 2],
      [4, 1],
    ]),
  );
  expect(bars.map(({ stars, count, percent }) => [stars, count, percent])).toEqual([
    [5, 2, 67],
    [4, 1, 33],
    [3, 0, 0],
    [2, 0, 0],
    [1, 0, 0],
  ]);
});

test('no reviews, empty bars', () => {
  expect(ratingHistogram(new Map()).every(({ count, percent }) => count === 0 && percent === 0)).toBe(true);
});
