import { expect, test } from 'vitest';
import { warrantyOf } from './product.ts';

test("the warranty is the specification 'Garansi', else 12 months (P-PROD-3)", () => {
  expect(warrantyOf([{ key: 'Garansi', value: '6 Bulan' }])).toBe('6 Bulan');
  expect(warrantyOf([{ key: 'Bahan', value: 'Katun' }])).toBe('12 Bulan');
});
