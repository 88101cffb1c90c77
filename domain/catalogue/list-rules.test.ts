import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  featuredList,
  isDiscounted,
  isFeatured,
  leastSoldFor,
  newSince,
  newUntil,
  recommendationScore,
  recommendedList,
} from './list-rules.ts';

test('featured: rating at least 4.5 or more than 1000 sold (P-CAT-17)', () => {
  expect(isFeatured({ rating: 4.5, soldCount: 0 })).toBe(true);
  expect(isFeatured({ rating: 4.49, soldCount: 1000 })).toBe(false);
  expect(isFeatured({ rating: 0, soldCount: 1001 })).toBe(true);
});

test('the featured list has the best rated first, then the best sold, then the lower id', () => {
  const product = (id: number, rating: number, soldCount: number) => ({ id, rating, soldCount });
  const products = [
    product(5, 4.6, 10),
    product(4, 4.9, 3),
    product(3, 4.9, 3),
    product(2, 4.9, 8),
    product(1, 4, 9),
  ];
  expect(featuredList(products, 9).map(({ id }) => id)).toEqual([2, 3, 4, 5]);
  expect(featuredList(products, 2).map(({ id }) => id)).toEqual([2, 3]);
});

test('the discounted list begins at 20 percent (P-CAT-16)', () => {
  expect(isDiscounted({ discount: 19 })).toBe(false);
  expect(isDiscounted({ discount: 20 })).toBe(true);
});

test('a product is new for 30 days (P-CAT-18)', () => {
  expect(newSince(new Date('2026-11-21T00:00:00Z'))).toEqual(new Date('2026-10-22T00:00:00Z'));
  expect(newUntil(new Date('2026-10-22T00:00:00Z'))).toEqual(new Date('2026-11-21T00:00:00Z'));
});

const now = new Date(2_000_000_000_000);

test('the recommendation weighs rating, sales and age 0.5, 0.3 and 0.2 (P-CAT-19)', () => {
  const product = { rating: 4, soldCount: 2000, createdAt: new Date(1_000_000_000_000) };
  expect(recommendationScore(product, now)).toBeCloseTo(0.5 * 4 + 0.3 * 2 + 0.2 * 0.5, 12);
});

const candidates = fc.array(
  fc.record({
    id: fc.nat(1000),
    rating: fc.integer({ min: 0, max: 500 }).map((hundredths) => hundredths / 100),
    soldCount: fc.nat(60_000),
    createdAt: fc.integer({ min: 1, max: 2_000_000 }).map((millions) => new Date(millions * 1_000_000)),
  }),
  { minLength: 1 },
);

test('the recommended list is in the order of the score, equals by id (P-CAT-19)', () => {
  fc.assert(
    fc.property(candidates, fc.integer({ min: 1, max: 9 }), (products, limit) => {
      const score = (product: (typeof products)[number]) => recommendationScore(product, now);
      const sorted = products.toSorted((a, b) => score(b) - score(a) || a.id - b.id);
      expect(recommendedList(products, limit, now)).toEqual(sorted.slice(0, limit));
    }),
  );
});

test('a product with fewer sales than the minimum never reaches the score', () => {
  fc.assert(
    fc.property(candidates, (products) => {
      const newest = new Date(Math.max(...products.map(({ createdAt }) => createdAt.getTime())));
      for (const product of products) {
        const score = recommendationScore(product, now);
        expect(leastSoldFor(score, newest, now)).toBeLessThanOrEqual(product.soldCount);
      }
    }),
  );
});
