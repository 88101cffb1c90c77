import { expect, test } from 'vitest';
import { combinations } from './combinations.ts';

test('the combinations of a product have one option of each variant, the last variant changing first', () => {
  const variants = [
    { name: 'Warna', options: ['Hitam', 'Putih'] },
    { name: 'Hadiah', options: [] },
    { name: 'Penyimpanan', options: ['128 GB', '256 GB'] },
  ];
  expect(combinations(variants)).toEqual([
    ['Hitam', '128 GB'],
    ['Hitam', '256 GB'],
    ['Putih', '128 GB'],
    ['Putih', '256 GB'],
  ]);
});

test('a product without variants has one choice', () => {
  expect(combinations([])).toEqual([[]]);
});
