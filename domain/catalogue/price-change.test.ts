import { describe, expect, it } from 'vitest';
import { changedPrice, readPriceChange } from './price-change.ts';

describe('a change of many prices (P-GOODS-12)', () => {
  it.each([
    ['+10%', { kind: 'percent', basisPoints: 1000 }],
    ['10 %', { kind: 'percent', basisPoints: 1000 }],
    ['-5,5%', { kind: 'percent', basisPoints: -550 }],
    ['−5.25%', { kind: 'percent', basisPoints: -525 }],
    ['+2.000', { kind: 'amount', rupiah: 2000 }],
    ['-Rp500', { kind: 'amount', rupiah: -500 }],
  ])('reads %s', (typed, change) => {
    expect(readPriceChange(typed)).toEqual(change);
  });

  it.each(['', '10', '2.000', '0%', '-100%', '1001%', '+1,5', '+0', '5,555%', 'x%', '+-5%'])(
    'does not guess what %s means',
    (typed) => {
      expect(readPriceChange(typed)).toBeNull();
    },
  );

  it('rounds half a Rupiah up', () => {
    expect(changedPrice(12_345, { kind: 'percent', basisPoints: 1000 })).toBe(13_580);
    expect(changedPrice(12_345, { kind: 'percent', basisPoints: -550 })).toBe(11_666);
    expect(changedPrice(1_000_000_000, { kind: 'percent', basisPoints: 1 })).toBe(1_000_100_000);
    expect(changedPrice(12_345, { kind: 'amount', rupiah: -345 })).toBe(12_000);
  });
});
