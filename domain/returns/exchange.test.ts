import { describe, expect, it } from 'vitest';
import { exchangeTerms, splitCredit } from './exchange.ts';

describe('the difference of an exchange (P-RET-4)', () => {
  it.each([
    ['goods of the same price', 33_333, 33_333, 0, { credit: 33_333, toPay: 0, toRefund: 0 }],
    ['dearer ones', 33_333, 40_000, 0, { credit: 33_333, toPay: 6_667, toRefund: 0 }],
    ['cheaper ones', 33_333, 30_000, 0, { credit: 30_000, toPay: 0, toRefund: 3_333 }],
    ['shipping that the shopper pays', 33_333, 33_333, 9_000, { credit: 33_333, toPay: 9_000, toRefund: 0 }],
    [
      'cheaper ones that pay their shipping',
      33_333,
      20_000,
      9_000,
      { credit: 29_000, toPay: 0, toRefund: 4_333 },
    ],
  ])('of %s', (_name, value, goods, shipping, terms) => {
    expect(exchangeTerms({ value, goods, shipping })).toEqual({ total: goods + shipping, ...terms });
  });

  it('is taken from the lines in their order, and none is taken twice', () => {
    const line = (lineId: string, amount: number) => ({
      account: 'escrow:A',
      amount,
      kind: 'goods' as const,
      lineId,
    });
    expect(splitCredit([line('1', 30), line('2', 20)], 40)).toEqual({
      credited: [line('1', 30), line('2', 10)],
      rest: [line('2', 10)],
    });
    expect(splitCredit([line('1', 30)], 30)).toEqual({ credited: [line('1', 30)], rest: [] });
  });
});
