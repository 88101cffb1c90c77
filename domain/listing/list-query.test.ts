import { expect, test } from 'vitest';
import type { Category } from '../catalogue/product.ts';
import { listQueryAt } from './list-query.ts';

const category = (id: number, slug: string, subcategories: string[]): Category => ({
  id,
  slug,
  name: slug,
  description: '',
  icon: '',
  imageUrl: '',
  subcategories: subcategories.map((name, at) => ({ id: id * 100 + at + 1, slug: name, name })),
});
const CATEGORIES = [category(1, 'fashion', ['sepatu']), category(2, 'electronics', ['komputer-laptop'])];

test.each([
  ['/search?q=tas&category=fashion&category=x&min=5000', { term: 'tas', categoryIds: [1], minPrice: 5000 }],
  ['/search', {}],
  ['/category/fashion?sub=sepatu&rating=4', { categoryIds: [1], subcategoryId: 101, minRating: 4 }],
  ['/category/7', { categoryIds: [2], subcategoryId: 201 }],
  ['/category/entah?q=tas', { categoryIds: [1] }],
  ['/special-offer?category=electronics', { categoryIds: [2], minStandingDiscount: 20 }],
  ['/special-offer?tab=fashion&category=electronics', { categoryIds: [1], minStandingDiscount: 20 }],
  ['/promotions/eid?tab=hadiah', { onEidList: true, collection: 'gift' }],
])('%s shows what its page asks for', (address, filter) => {
  expect(listQueryAt(address, CATEGORIES)?.filter).toEqual(filter);
});

test.each([
  '',
  '/',
  '/product',
  '/category',
  '/category/',
  '/category/a/b',
  '/constructor',
  '//search',
  'search',
])('%s has no list with a filter panel', (address) => expect(listQueryAt(address, CATEGORIES)).toBeNull());
