import { expect, test } from 'vitest';
import { soundingLike } from './sounds.ts';

const like = soundingLike(['handphone', 'parfum', 'sweater', 'kolagen', 'hoodie', 'tas', 'fitness', 'sofa']);

test.each([
  ['handpon', 'handphone'],
  ['parpum', 'parfum'],
  ['farfum', 'parfum'],
  ['sweter', 'sweater'],
  ['collagen', 'kolagen'],
  ['hudi', 'hoodie'],
  ['fitnes', 'fitness'],
  ['sopa', 'sofa'],
])('%s sounds like %s', (typed, meant) => expect(like(typed)).toEqual([meant]));

test('short words and others sound like none', () => {
  expect(like('taz')).toEqual([]);
  expect(like('kursi')).toEqual([]);
});
