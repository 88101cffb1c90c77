import { expect, test } from 'vitest';
import { rupiah } from '../money.ts';
import { currentPrice, warrantyOf } from './product.ts';

test("the warranty is the specification 'Garansi', else 12 months (spec 2)", () => {
  expect(warrantyOf([{ key: 'Garansi', value: '6 Bulan' }])).toBe('6 Bulan');
  expect(warrantyOf([{ key: 'Bahan', value: 'Katun' }])).toBe('12 Bulan');
});

test('a shopper pays the flash price while its session runs', () => {
  expect(currentPrice({ price: rupiah(200), flashPrice: rupiah(120) })).toBe(120);
  expect(currentPrice({ price: rupiah(200), flashPrice: null })).toBe(200);
});
