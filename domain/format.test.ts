import { describe, expect, test } from 'vitest';
import { formatCount, formatRating, formatRupiah } from './format.ts';
import { rupiah } from './money.ts';

describe('numbers (P-SHOP-12)', () => {
  test.each([
    [3_499_000, 'Rp3.499.000'],
    [-1_001_000, '-Rp1.001.000'],
    [0, 'Rp0'],
    [999, 'Rp999'],
    [1000, 'Rp1.000'],
    [10_000_000, 'Rp10.000.000'],
  ])('%d Rupiah read %s', (amount, text) => {
    expect(formatRupiah(rupiah(amount))).toBe(text);
  });

  test('counts have dots as thousands separators', () => {
    expect(formatCount(1_234_567)).toBe('1.234.567');
  });

  test('a rating has one decimal with a comma', () => {
    expect(formatRating(4.567)).toBe('4,6');
    expect(formatRating(5)).toBe('5,0');
  });
});
