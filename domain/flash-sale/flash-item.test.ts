import fc from 'fast-check';
import { expect, test } from 'vitest';
import { FLASH_QUOTA, remainingPieces, soldPercent } from './flash-item.ts';

test('sold share and rest of an item (spec 9)', () => {
  expect(soldPercent({ quota: 50, sold: 33 })).toBe(66);
  expect(remainingPieces({ quota: 50, sold: 33 })).toBe(17);
});

test('with a quota of 50 the rest is what is not sold (ruling 35)', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: FLASH_QUOTA }), (sold) => {
      expect(remainingPieces({ quota: FLASH_QUOTA, sold })).toBe(FLASH_QUOTA - sold);
    }),
  );
});

test('an item without a quota is sold out', () => {
  expect(soldPercent({ quota: 0, sold: 0 })).toBe(100);
  expect(remainingPieces({ quota: 0, sold: 0 })).toBe(0);
});
