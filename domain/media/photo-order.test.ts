import { expect, it } from 'vitest';
import { moveRow, PHOTO_MOVES, placeAfter } from './photo-order.ts';

/** Which ways each of three pictures has, and what becomes of them (P-GOODS-14). */
it('moves a picture past its neighbour or to the first place, and never over an end', () => {
  const rows = ['a', 'b', 'c'];
  const ways = rows.map((_, place) =>
    PHOTO_MOVES.map((move) => {
      const to = placeAfter(move, place, rows.length);
      return to === null ? null : moveRow(rows, place, to).join('');
    }),
  );
  expect(ways).toEqual([
    [null, null, 'bac'],
    ['bac', 'bac', 'acb'],
    ['cab', 'acb', null],
  ]);
  expect(moveRow(rows, 7, 0)).toEqual(rows);
});
