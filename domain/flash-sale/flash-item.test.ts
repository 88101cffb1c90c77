import { expect, test } from 'vitest';
import { FLASH_QUOTA, remainingPieces, soldPercent } from './flash-item.ts';

test('sold share and rest of an item (spec 9)', () => {
  expect(soldPercent({ quota: 50, sold: 33 })).toBe(66);
  expect(remainingPieces({ quota: 50, sold: 33 })).toBe(17);
});

test('with a quota of 50 the rest is what is not sold, piece by piece (ruling 35)', () => {
  for (let sold = 0; sold <= FLASH_QUOTA; sold += 1) {
    expect(remainingPieces({ quota: FLASH_QUOTA, sold })).toBe(FLASH_QUOTA - sold);
  }
});

test('a share that is no whole percent leaves no piece too many (spec 9)', () => {
  expect(soldPercent({ quota: 30, sold: 10 })).toBe(33);
  expect(remainingPieces({ quota: 30, sold: 10 })).toBe(20);
});

test('an item without a quota is sold out', () => {
  expect(soldPercent({ quota: 0, sold: 0 })).toBe(100);
  expect(remainingPieces({ quota: 0, sold: 0 })).toBe(0);
});
