import { describe, expect, test } from 'vitest';
import { emptyListState, isFiltered, listSearch, parseListState } from './list-state.ts';
import { productQuery } from './product-filter.ts';
import { EID_SCREEN, NEW_ARRIVALS_SCREEN, SEARCH_SCREEN, SPECIAL_OFFER_SCREEN } from './screens.ts';

const read = (text: string) => parseListState(SPECIAL_OFFER_SCREEN, new URLSearchParams(text));

describe('the category tab of a promotion page', () => {
  test('stays in every address of the list', () => {
    const state = read('tab=fashion&rating=4');
    expect(state.tab).toBe('fashion');
    expect(listSearch(SPECIAL_OFFER_SCREEN, { ...state, sort: 'rating', page: 2 })).toBe(
      '?tab=fashion&rating=4&sort=rating&page=2',
    );
  });

  test('counts as absent when it is the first, unknown, or the screen has none', () => {
    for (const text of ['tab=semua', 'tab=x', 'tab='])
      expect(listSearch(SPECIAL_OFFER_SCREEN, read(text))).toBe('');
    expect(parseListState(SEARCH_SCREEN, new URLSearchParams('tab=fashion'))).toEqual(
      emptyListState(SEARCH_SCREEN),
    );
  });

  test('is not a filter of the panel', () => {
    expect(isFiltered(SPECIAL_OFFER_SCREEN, read('tab=fashion'))).toBe(false);
    expect(isFiltered(SPECIAL_OFFER_SCREEN, read('tab=fashion&min=1000'))).toBe(true);
  });
});

test('a promotion page first shows the newest, or the highest discounts, 24 a page (P-LIST-14, P-LIST-15, P-PROMO-4, P-PROMO-6)', () => {
  const first = (screen: typeof EID_SCREEN) => productQuery(screen, emptyListState(screen));
  expect(first(NEW_ARRIVALS_SCREEN)).toMatchObject({ order: 'created', limit: 24 });
  expect(first(SPECIAL_OFFER_SCREEN)).toMatchObject({ order: 'discount', limit: 24 });
  expect(first(EID_SCREEN)).toMatchObject({ order: 'discount', limit: 24 });
});

test("the page's own filter comes before the shopper's", () => {
  const { filter } = productQuery(
    SPECIAL_OFFER_SCREEN,
    read('min=1000'),
    { categoryIds: [2] },
    {
      minStandingDiscount: 1,
      categoryIds: [1],
    },
  );
  expect(filter).toEqual({ minStandingDiscount: 1, categoryIds: [1], minPrice: 1000 });
});
