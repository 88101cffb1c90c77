import { expect, test } from 'vitest';
import { rupiah } from '../money.ts';
import { reserveOf } from './reserve.ts';

test.each([
  [true, 1_000_000, 50_000],
  [true, 99_999, 5_000],
  [true, 0, 0],
  [false, 1_000_000, 0],
])('a shop that is trusted (%s) and sold goods of %i leaves %i (P-PAYOUT-8)', (isTrusted, sales, reserve) => {
  expect(reserveOf({ isTrusted, sales: rupiah(sales) })).toBe(reserve);
});
