import { expect, test } from 'vitest';
import { findCategory } from './find-category.ts';

const categories = ['fashion', 'electronics', 'home-living', 'gadgets'].map((slug) => ({ slug }));
const found = (param: string) => {
  const result = findCategory(categories, param);
  return result && [result.category.slug, result.subcategory, result.isFallback];
};

test('a slug comes first, then the number aliases, then the first category (P-CAT-2)', () => {
  expect(found('gadgets')).toEqual(['gadgets', null, false]);
  expect(found('2')).toEqual(['electronics', null, false]);
  expect(found('3')).toEqual(['home-living', null, false]);
  expect(found('6')).toEqual(['gadgets', 'aksesoris', false]);
  expect(found('7')).toEqual(['electronics', 'komputer-laptop', false]);
  expect(found('1')).toEqual(['fashion', null, true]);
  expect(found('constructor')).toEqual(['fashion', null, true]);
});

test('finds nothing in a shop without categories', () => {
  expect(findCategory([], 'fashion')).toBeNull();
});
