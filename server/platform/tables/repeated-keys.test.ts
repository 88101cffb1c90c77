import { expect, it } from 'vitest';
import { repeatedKeys } from './repeated-keys.ts';

it('keys that stand twice in one object are told with the row and its column', () => {
  const json = String.raw`[
    {"id": 1, "price": 5, "price": 6},
    {"id": 2, "name": "a \"id\": {", "tags": ["id", "id"], "variants": [{"name": "A", "n\u0061me": "B"}, {"name": "C"}]}
  ]`;
  expect(repeatedKeys(json)).toEqual([
    { row: 2, column: 'price', text: 'has "price" twice; which one counts?' },
    { row: 3, column: 'variants', text: 'has "name" twice; which one counts?' },
  ]);
});

it('a list without them has no problem', () =>
  expect(repeatedKeys('[{"id": 1}, {"id": 2}, [], 3]')).toEqual([]));
