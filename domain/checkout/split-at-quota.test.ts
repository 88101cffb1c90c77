import { expect, it } from 'vitest';
import { rupiah } from '../money.ts';
import { someGoods } from './goods.builder.ts';
import { priceLines } from './price-lines.ts';
import { splitAtQuota } from './split-at-quota.ts';

const flash = { sessionId: 's', price: rupiah(60_000), quota: 50, sold: 47 };
const goodsOf = (skuId: number) => someGoods({ skuId, flash });

it('makes two lines of a cart line that the flash quota covers in part (P-CART-18)', () => {
  const split = splitAtQuota([{ skuId: 1, quantity: 5 }], goodsOf);
  expect(split).toEqual([
    { skuId: 1, quantity: 3 },
    { skuId: 1, quantity: 2 },
  ]);
  expect(priceLines(split, goodsOf).map(({ price }) => Number(price))).toEqual([60_000, 100_000]);
});

it('gives the quota of a product to its lines in their order', () => {
  const lines = [
    { skuId: 1, quantity: 2 },
    { skuId: 2, quantity: 2 },
    { skuId: 3, quantity: 2 },
  ];
  expect(splitAtQuota(lines, goodsOf)).toEqual([
    { skuId: 1, quantity: 2 },
    { skuId: 2, quantity: 1 },
    { skuId: 2, quantity: 1 },
    { skuId: 3, quantity: 2 },
  ]);
});

it.each([
  ['without a flash sale', { flash: null }],
  ['within the quota', { flash: { ...flash, sold: 0 } }],
  ['when nothing of the quota is left', { flash: { ...flash, sold: 50 } }],
  ['when fewer pieces are in stock than wanted', { flash, stock: 4 }],
  ['when the flash price is no better', { flash: { ...flash, price: rupiah(100_000) } }],
])('leaves a line as it is %s', (_case, changes) => {
  const lines = [{ skuId: 1, quantity: 5 }];
  expect(splitAtQuota(lines, () => someGoods(changes))).toEqual(lines);
});
