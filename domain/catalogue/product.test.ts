import { expect, test } from 'vitest';
import { warrantyOf } from './product.ts';

test("the warranty is the specification 'Garansi'; without one none is promised (P-PROD-3)", () => {
  expect(warrantyOf([{ key: 'Garansi', value: '6 Bulan' }])).toBe('6 Bulan');
  expect(warrantyOf([{ key: 'Bahan', value: 'Katun' }])).toBeNull();
});
