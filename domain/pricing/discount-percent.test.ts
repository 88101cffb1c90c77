import fc from 'fast-check';
import { expect, test } from 'vitest';
import { rupiah } from '../money.ts';
import { discountPercent } from './discount-percent.ts';

test('the phone is 17 percent off, the sneakers 30 (P-CAT-15)', () => {
  expect(discountPercent(rupiah(3_499_000), rupiah(4_200_000))).toBe(17);
  expect(discountPercent(rupiah(349_000), rupiah(499_000))).toBe(30);
});

test('no discount when the original price is not higher', () => {
  expect(discountPercent(rupiah(1000), rupiah(1000))).toBe(0);
  expect(discountPercent(rupiah(2000), rupiah(1000))).toBe(0);
});

test('a discount is a whole percent from 0 to 100 for any prices', () => {
  const amount = fc.integer({ min: 0, max: 2_000_000_000 }).map(rupiah);
  fc.assert(
    fc.property(amount, amount, (price, originalPrice) => {
      const percent = discountPercent(price, originalPrice);
      expect(Number.isInteger(percent)).toBe(true);
      expect(percent).toBeGreaterThanOrEqual(0);
      expect(percent).toBeLessThanOrEqual(100);
    }),
  );
});

test('half a percent is rounded up, whatever its binary fraction', () => {
  // 0.145 x 100 is 14.499999999999998 in binary.
  expect(discountPercent(rupiah(855), rupiah(1000))).toBe(15);
  expect(discountPercent(rupiah(875), rupiah(1000))).toBe(13);
});
