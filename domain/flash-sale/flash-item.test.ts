import { expect, test } from 'vitest';
import { FLASH_QUOTA, piecesLeftFor, remainingPieces, soldPercent } from './flash-item.ts';

test('sold share and remaining pieces of an item (P-FLASH-5)', () => {
  expect(soldPercent({ quota: 50, sold: 33 })).toBe(66);
  expect(remainingPieces({ quota: 50, sold: 33 })).toBe(17);
});

test('with a quota of 50 the rest is what is not sold, piece by piece (P-FLASH-5)', () => {
  for (let sold = 0; sold <= FLASH_QUOTA; sold += 1) {
    expect(remainingPieces({ quota: FLASH_QUOTA, sold })).toBe(FLASH_QUOTA - sold);
  }
});

test('a share that is not a whole percent leaves no piece too many (P-FLASH-5)', () => {
  expect(soldPercent({ quota: 30, sold: 10 })).toBe(33);
  expect(remainingPieces({ quota: 30, sold: 10 })).toBe(20);
});

test('an item without a quota is sold out', () => {
  expect(soldPercent({ quota: 0, sold: 0 })).toBe(100);
  expect(remainingPieces({ quota: 0, sold: 0 })).toBe(0);
});

test("the last piece of a large quota is still 'left'", () => {
  expect(soldPercent({ quota: 1000, sold: 999 })).toBe(100);
  expect(remainingPieces({ quota: 1000, sold: 999 })).toBe(1);
  expect(remainingPieces({ quota: 1000, sold: 1000 })).toBe(0);
});

test("a buyer's own limit reduces what is left", () => {
  expect(piecesLeftFor({ quota: 50, sold: 48 })).toBe(2);
  expect(piecesLeftFor({ quota: 50, sold: 40, perBuyer: 3 }, 1)).toBe(2);
  expect(piecesLeftFor({ quota: 50, sold: 49, perBuyer: 3 }, 1)).toBe(1);
  expect(piecesLeftFor({ quota: 50, sold: 40, perBuyer: 3 }, 5)).toBe(0);
});
