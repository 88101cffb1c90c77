import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { rupiah } from '../money.ts';
import { cumulativeShare, feeOf, shareOfPieces } from './shares.ts';

const amounts = fc.integer({ min: 0, max: 10_000_000_000 }).map(rupiah);

describe('shares of a line', () => {
  it('round half up and add up: 119.999 over three pieces is 40.000, 39.999, 40.000', () => {
    const line = rupiah(119_999);
    const parts = [0, 1, 2].map((from) => shareOfPieces(line, { from, to: from + 1, of: 3 }));
    expect(parts).toEqual([40_000, 39_999, 40_000]);
  });

  it('add up to the line for any split', () => {
    const cuts = fc
      .integer({ min: 1, max: 500 })
      .chain((of) => fc.tuple(fc.constant(of), fc.array(fc.integer({ min: 0, max: of }))));
    fc.assert(
      fc.property(amounts, cuts, (amount, [of, inner]) => {
        const bounds = [0, ...inner, of].sort((a, b) => a - b);
        const parts = bounds
          .slice(1)
          .map((to, at) => shareOfPieces(amount, { from: bounds[at] ?? 0, to, of }));
        expect(parts.reduce((sum, part) => sum + part, 0)).toBe(amount);
        expect(parts.every((part) => part >= 0)).toBe(true);
      }),
    );
  });

  it('reject pieces that do not exist', () => {
    expect(() => cumulativeShare(rupiah(100), 4, 3)).toThrow(RangeError);
    expect(() => cumulativeShare(rupiah(100), 1.5, 3)).toThrow(RangeError);
    expect(() => cumulativeShare(rupiah(100), -1, 3)).toThrow(RangeError);
  });
});

it('a commission of 2.5 % is rounded half up', () => {
  expect([99_999, 349_000, 66_666, 40_000].map((goods) => feeOf(rupiah(goods), 250))).toEqual([
    2500, 8725, 1667, 1000,
  ]);
});
