import { expect, it } from 'vitest';
import { rupiah } from '../money.ts';
import { someGoods } from './goods.builder.ts';
import { priceLines } from './price-lines.ts';

const flash = { sessionId: 's', price: rupiah(60_000), quota: 50, sold: 47 };
const goodsOf = (changes: Parameters<typeof someGoods>[0]) => () => someGoods(changes);
const pricesOf = (quantities: number[], changes: Parameters<typeof someGoods>[0]) =>
  priceLines(
    quantities.map((quantity) => ({ skuId: 1, quantity })),
    goodsOf(changes),
  ).map(({ price, flashSession, splitAt }) => ({ price: Number(price), flashSession, splitAt }));

it('a line has the flash price only when its whole quantity fits into the quota (P-BUY-31)', () => {
  expect(pricesOf([3], { flash })).toEqual([{ price: 60_000, flashSession: 's', splitAt: null }]);
  expect(pricesOf([4], { flash })).toEqual([{ price: 100_000, flashSession: null, splitAt: 3 }]);
});

it('lines take from the quota in their order, so that a split line gets the flash price it was promised', () => {
  expect(pricesOf([3, 1], { flash })).toEqual([
    { price: 60_000, flashSession: 's', splitAt: null },
    { price: 100_000, flashSession: null, splitAt: null },
  ]);
  expect(pricesOf([5, 2], { flash })).toEqual([
    { price: 100_000, flashSession: null, splitAt: 1 },
    { price: 60_000, flashSession: 's', splitAt: null },
  ]);
});

it('a buyer with a limit gets what is left of the limit', () => {
  const limited = { flash: { ...flash, perBuyer: 2 }, bought: 1 };
  expect(pricesOf([1], limited)[0]?.flashSession).toBe('s');
  expect(pricesOf([2], limited)).toEqual([{ price: 100_000, flashSession: null, splitAt: 1 }]);
  expect(pricesOf([2], { ...limited, bought: 2 })[0]).toEqual({
    price: 100_000,
    flashSession: null,
    splitAt: null,
  });
});

it('two SKUs of one product share its quota', () => {
  const lines = priceLines(
    [
      { skuId: 1, quantity: 2 },
      { skuId: 2, quantity: 2 },
    ],
    (skuId) => someGoods({ skuId, flash }),
  );
  expect(lines.map(({ flashSession }) => flashSession)).toEqual(['s', null]);
});

it('reports stock for all lines of a SKU together', () => {
  const problems = (quantities: number[], stock: number) =>
    priceLines(
      quantities.map((quantity) => ({ skuId: 1, quantity })),
      goodsOf({ stock }),
    ).map(({ problem }) => problem);
  expect(problems([4, 6], 10)).toEqual([null, null]);
  expect(problems([4, 7], 10)).toEqual([
    { code: 'short', left: 10 },
    { code: 'short', left: 10 },
  ]);
  expect(problems([1], 0)).toEqual([{ code: 'sold_out' }]);
});

it('what is no longer sold costs nothing and is reported as gone', () => {
  const [line] = priceLines([{ skuId: 9, quantity: 2 }], () => null);
  expect(line).toMatchObject({ price: 0, goods: null, problem: { code: 'gone' } });
});
