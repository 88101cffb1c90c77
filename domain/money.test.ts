import { expect, test } from 'vitest';
import { rupiah, sumRupiah } from './money.ts';

test('an amount is whole Rupiah: fractions and unsafe numbers are bugs', () => {
  expect(rupiah(3_499_000)).toBe(3_499_000);
  for (const value of [0.5, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 53]) {
    expect(() => rupiah(value)).toThrow(RangeError);
  }
});

test('a sum of no amounts is 0', () => {
  expect(sumRupiah([])).toBe(0);
  expect(sumRupiah([rupiah(1000), rupiah(250)])).toBe(1250);
});
