import { expect, test } from 'vitest';
import { pageCount, pageNumbers } from './pagination.ts';

test('an empty list has one page', () => {
  expect(pageCount(0, 8)).toBe(1);
  expect(pageCount(8, 8)).toBe(1);
  expect(pageCount(9, 8)).toBe(2);
});

test('first, last and neighbours of the current page are shown (P-LIST-11)', () => {
  expect(pageNumbers(1, 1)).toEqual([1]);
  expect(pageNumbers(5, 10)).toEqual([1, null, 4, 5, 6, null, 10]);
  expect(pageNumbers(1, 10)).toEqual([1, 2, null, 10]);
});

test('a gap of a single page stays a gap (P-LIST-12)', () => {
  expect(pageNumbers(4, 6)).toEqual([1, null, 3, 4, 5, 6]);
  expect(pageNumbers(3, 5)).toEqual([1, 2, 3, 4, 5]);
});
