import { expect, test } from 'vitest';
import { parseId } from './parse-id.ts';

test('an id is a whole number from 1 that the database can hold (P-PAGE-3)', () => {
  expect(parseId('7')).toBe(7);
  expect(parseId('2147483647')).toBe(2_147_483_647);
  for (const text of ['', '0', '-1', '+1', '07', '1.0', '1e3', 'abc', ' 1', '2147483648', '99999999999']) {
    expect(parseId(text)).toBeNull();
  }
});
