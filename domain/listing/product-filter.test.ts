import { expect, test } from 'vitest';
import { parseListState } from './list-state.ts';
import { isSellerOfType, productQuery } from './product-filter.ts';
import { CATEGORY_SCREEN, SEARCH_SCREEN } from './screens.ts';

test('uses the lowest chosen rating (P-LIST-6)', () => {
  const state = parseListState(SEARCH_SCREEN, new URLSearchParams('rating=5&rating=3'));
  expect(productQuery(SEARCH_SCREEN, state).filter).toEqual({ minRating: 3 });
});

test("a category's upper price at 2.000.000 is no limit (P-LIST-3)", () => {
  const at = (max: string) => parseListState(CATEGORY_SCREEN, new URLSearchParams(`max=${max}`));
  expect(productQuery(CATEGORY_SCREEN, at('2000000')).filter).toEqual({});
  expect(productQuery(CATEGORY_SCREEN, at('1950000')).filter).toEqual({ maxPrice: 1_950_000 });
});

test('no chosen category means all of them', () => {
  const state = parseListState(SEARCH_SCREEN, new URLSearchParams());
  expect(productQuery(SEARCH_SCREEN, state, { categoryIds: [] }).filter).toEqual({});
});

test('pages are 12 long on search and 8 in a category (P-LIST-2, P-LIST-3)', () => {
  const params = new URLSearchParams('page=3');
  expect(productQuery(SEARCH_SCREEN, parseListState(SEARCH_SCREEN, params))).toMatchObject({
    limit: 12,
    offset: 24,
  });
  expect(productQuery(CATEGORY_SCREEN, parseListState(CATEGORY_SCREEN, params))).toMatchObject({
    limit: 8,
    offset: 16,
  });
});

test('what makes a seller official, preferred or top-rated (P-LIST-7)', () => {
  const seller = { isOfficial: false, rating: 4.5, responseRate: 95 };
  expect(isSellerOfType(seller, 'preferred-seller')).toBe(true);
  expect(isSellerOfType({ ...seller, responseRate: 94 }, 'preferred-seller')).toBe(false);
  expect(isSellerOfType({ ...seller, rating: 4.49 }, 'preferred-seller')).toBe(false);
  expect(isSellerOfType(seller, 'top-rated')).toBe(false);
  expect(isSellerOfType({ ...seller, rating: 4.8 }, 'top-rated')).toBe(true);
  expect(isSellerOfType({ ...seller, isOfficial: true }, 'official-store')).toBe(true);
});
