import { expect, test } from 'vitest';
import type { PaymentMethod } from './methods.ts';
import { refundPromisedBy } from './refund-days.ts';

test('a refund is promised by the longest day of its method (P-RET-5)', () => {
  const now = new Date('2026-11-26T03:00:00Z');
  const days = (method: PaymentMethod) =>
    (refundPromisedBy(method, now).getTime() - now.getTime()) / (24 * 60 * 60 * 1000);
  expect((['gopay', 'qris', 'card', 'va_bca', 'transfer', 'cod'] as const).map(days)).toEqual([
    2, 2, 7, 5, 5, 5,
  ]);
});
