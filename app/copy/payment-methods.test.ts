import { expect, test } from 'vitest';
import { PAYMENT_METHODS } from '#domain/payments/methods.ts';
import { METHOD_GROUPS, methodHint } from './payment-methods.id.ts';

test('instalments are named only where the cards of some bank have them (P-PAY-16)', () => {
  expect(methodHint('card', true)).toContain('Cicilan 3, 6, atau 12 bulan');
  expect(methodHint('card', false)).toBeUndefined();
  expect(methodHint('qris', true)).toBe(methodHint('qris', false));
});

test('every way to pay stands in one group', () => {
  expect(METHOD_GROUPS.flatMap(({ methods }) => methods).toSorted()).toEqual(PAYMENT_METHODS.toSorted());
});
