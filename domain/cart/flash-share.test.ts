import { expect, test } from 'vitest';
import { rupiah } from '../money.ts';
import { aLine, anAnswer, aSkuQuote } from './cart-line.builder.ts';
import { flashShares } from './flash-share.ts';
import { cartTotals } from './totals.ts';

const standing = { price: rupiah(100_000), originalPrice: rupiah(120_000) };
const inFlash = (skuId: number, left: number) =>
  aSkuQuote({ skuId, price: rupiah(60_000), flash: { left, standing } });
const line = (id: number, quantity: number, isChecked = true) =>
  aLine({ id, skuId: id, quantity, isChecked, price: rupiah(60_000), originalPrice: rupiah(120_000) });

test('pieces beyond the flash quota cost the standing price, and the totals say so (P-CART-18)', () => {
  const lines = [line(1, 5)];
  const shares = flashShares(lines, anAnswer({ skus: [inFlash(1, 3)] }));
  expect(shares.get(1)).toEqual({ flash: 3, rest: 2, standing });
  expect(cartTotals(lines, shares)).toEqual({ totalItems: 5, totalPrice: 380_000, totalSavings: 220_000 });
});

test('lines of one product share its quota in their order; unticked ones take nothing of it', () => {
  const lines = [line(1, 2, false), line(2, 2), line(3, 2)];
  const answer = anAnswer({ skus: [inFlash(1, 3), inFlash(2, 3), inFlash(3, 3)] });
  expect([...flashShares(lines, answer)]).toEqual([[3, { flash: 1, rest: 1, standing }]]);
});

test('without a flash price, or an answer of the shop, nothing is shared', () => {
  expect(flashShares([line(1, 5)], anAnswer({ skus: [aSkuQuote({ skuId: 1 })] })).size).toBe(0);
  expect(flashShares([line(1, 5)], null).size).toBe(0);
});
