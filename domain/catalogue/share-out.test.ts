import fc from 'fast-check';
import { expect, test } from 'vitest';
import { shareOut } from './share-out.ts';

test('shares pieces by weight, and evenly without weights', () => {
  expect(shareOut(10, [1, 0, 4])).toEqual([2, 0, 8]);
  expect(shareOut(8, [0, 0, 0])).toEqual([3, 3, 2]);
  expect(shareOut(1, [1, 1])).toEqual([1, 0]);
  expect(shareOut(5, [])).toEqual([]);
});

test('the shares add up, are never negative, and a weight of 0 gets nothing beside others', () => {
  const weights = fc.array(fc.nat(50), { minLength: 1, maxLength: 30 });
  fc.assert(
    fc.property(fc.nat(100_000), weights, (pieces, given) => {
      const shares = shareOut(pieces, given);
      expect(shares.reduce((sum, share) => sum + share, 0)).toBe(pieces);
      expect(Math.min(...shares)).toBeGreaterThanOrEqual(0);
      if (given.some((weight) => weight > 0)) {
        expect(shares.filter((share, index) => share > 0 && given[index] === 0)).toEqual([]);
      }
    }),
  );
});
