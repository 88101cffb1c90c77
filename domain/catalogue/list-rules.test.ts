import { expect, test } from 'vitest';
import { rupiah } from '../money.ts';
import {
  averageDiscount,
  flashOriginalPrice,
  isDiscounted,
  isFeatured,
  isNew,
  recommendationScore,
} from './list-rules.ts';

test('featured: rating at least 4.5 or more than 1000 sold (spec 9)', () => {
  expect(isFeatured({ rating: 4.5, soldCount: 0 })).toBe(true);
  expect(isFeatured({ rating: 4.49, soldCount: 1000 })).toBe(false);
  expect(isFeatured({ rating: 0, soldCount: 1001 })).toBe(true);
});

test('the discounted list begins at 20 percent (spec 9)', () => {
  expect(isDiscounted({ discount: 19 })).toBe(false);
  expect(isDiscounted({ discount: 20 })).toBe(true);
});

test('a product is new for 30 days (spec 9)', () => {
  const now = new Date('2026-11-21T00:00:00Z');
  expect(isNew(new Date('2026-10-22T00:00:00Z'), now)).toBe(true);
  expect(isNew(new Date('2026-10-21T23:59:59Z'), now)).toBe(false);
});

test('the recommendation weighs rating, sales and age 0.5, 0.3 and 0.2 (ruling 11)', () => {
  const now = new Date(2_000_000_000_000);
  const product = { rating: 4, soldCount: 2000, createdAt: new Date(1_000_000_000_000) };
  expect(recommendationScore(product, now)).toBeCloseTo(0.5 * 4 + 0.3 * 2 + 0.2 * 0.5, 12);
});

test('the average discount is the rounded mean of those from 20 percent (ruling 12)', () => {
  expect(averageDiscount([10, 20, 25, 50])).toBe(32);
  expect(averageDiscount([5, 19])).toBe(0);
});

test('a flash item without an original price of its own strikes through price x 1.3 (ruling 36)', () => {
  expect(flashOriginalPrice(rupiah(99_999), null)).toBe(129_999);
  expect(flashOriginalPrice(rupiah(100_000), rupiah(100_000))).toBe(130_000);
  expect(flashOriginalPrice(rupiah(100_000), rupiah(250_000))).toBe(250_000);
});
