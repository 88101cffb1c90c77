import { expect, test } from 'vitest';
import { addViewed, MOST_VIEWED, parseStoredViewed, type ViewedProduct } from './recently-viewed.ts';

const product = (id: number): ViewedProduct => ({ id, name: `Barang ${id}`, imageUrl: `/images/${id}.webp` });
const idsOf = (viewed: readonly ViewedProduct[] | null) => viewed?.map(({ id }) => id);

test('the last one looked at is first, and stands once (P-PROD-15)', () => {
  expect(idsOf(addViewed([product(1), product(2)], product(2)))).toEqual([2, 1]);
});

test('only the last ones are kept', () => {
  const many = Array.from({ length: MOST_VIEWED }, (_, index) => product(index + 1));
  const viewed = addViewed(many, product(99));
  expect(viewed).toHaveLength(MOST_VIEWED);
  expect(viewed[0]?.id).toBe(99);
});

test('what is stored comes back in its order, and corrupt data is known', () => {
  expect(idsOf(parseStoredViewed([product(3), product(1)]))).toEqual([3, 1]);
  expect(parseStoredViewed([{ id: 'x' }])).toBeNull();
  expect(parseStoredViewed('no list')).toBeNull();
});
