import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { rupiah } from '../money.ts';
import {
  emptyListState,
  isFiltered,
  listSearch,
  parseListState,
  parsePrice,
  tidySearch,
} from './list-state.ts';
import { ALL_PRODUCTS_SCREEN, CATEGORY_SCREEN, type ListScreen, SEARCH_SCREEN } from './screens.ts';

const search = (text: string, screen: ListScreen = SEARCH_SCREEN) =>
  parseListState(screen, new URLSearchParams(text));

describe('reading an address', () => {
  test('without parameters it is the initial list', () => {
    expect(search('')).toEqual(emptyListState(SEARCH_SCREEN));
  });

  test.each([
    'page=-1',
    'page=0',
    'page=1.5',
    'page=abc',
    'min=abc&max=1e9',
    'sort=drop',
    'view=table',
    'rating=6',
    'seller=all',
    'category=%00',
    'size=&location=%00&color=A&service=gratis',
    'utm_source=x',
  ])('?%s counts as absent', (text) => {
    expect(listSearch(SEARCH_SCREEN, search(text))).toBe('');
  });

  test('empty bounds are 0 and 10.000.000, higher ones are cut (P-LIST-5)', () => {
    expect(search('min=&max=')).toMatchObject({ minPrice: 0, maxPrice: 10_000_000 });
    expect(search('max=99999999').maxPrice).toBe(10_000_000);
    expect(parsePrice('1.250.000', rupiah(0), rupiah(10_000_000))).toBe(1_250_000);
  });

  test('swaps bounds in the wrong order', () => {
    expect(search('min=500000&max=100000')).toMatchObject({ minPrice: 100_000, maxPrice: 500_000 });
  });

  test('a screen reads only its own parameters', () => {
    expect(search('q=tas&sub=sepatu&rating=4', CATEGORY_SCREEN)).toMatchObject({
      term: '',
      subcategory: 'sepatu',
      ratings: [4],
    });
    expect(search('rating=4&min=1', ALL_PRODUCTS_SCREEN)).toEqual(emptyListState(ALL_PRODUCTS_SCREEN));
  });
});

test('an address written from a state parses to that state', () => {
  const slug = fc.stringMatching(/^[a-z][a-z0-9-]{0,20}$/);
  const state = fc.record({
    term: fc.constantFrom('', 'tas', 'sepatu & tas', '100%_"<script>', '😀 kopi'),
    categories: fc.uniqueArray(slug, { maxLength: 4 }),
    ratings: fc.subarray([5, 4, 3, 2, 1]),
    sellerTypes: fc.subarray(['official-store', 'preferred-seller', 'top-rated'] as const),
    colors: fc.subarray(['biru', 'hitam']),
    sizes: fc.subarray(['120 x 200 cm', '39', 's/m']),
    locations: fc.subarray(['Jakarta Selatan', 'Kota & Kabupaten']),
    services: fc.subarray(['cod', 'free-shipping'] as const),
    minPrice: fc.integer({ min: 0, max: 5_000_000 }).map(rupiah),
    maxPrice: fc.integer({ min: 5_000_000, max: 10_000_000 }).map(rupiah),
    sort: fc.constantFrom(...Object.keys(SEARCH_SCREEN.sorts)),
    view: fc.constantFrom('grid', 'list'),
    page: fc.integer({ min: 1, max: 99 }),
  });
  fc.assert(
    fc.property(state, (chosen) => {
      const full = { ...emptyListState(SEARCH_SCREEN), ...chosen };
      expect(search(listSearch(SEARCH_SCREEN, full))).toEqual(full);
    }),
  );
});

describe('a tidy address names only what was filled in (P-LIST-20)', () => {
  test.each([
    ['q=&min=&max=', ''],
    ['q=+kopi++susu+&min=&max=100000', '?q=kopi+susu&max=100000'],
    ['category=toys&min=100000&max=&rating=4', '?category=toys&min=100000&rating=4'],
    ['sort=relevance&view=list', '?view=list'],
    ['sort=&utm_source=&x=+1', '?utm_source=&x=+1'],
  ])('?%s becomes %s', (untidy, tidy) => {
    expect(tidySearch(SEARCH_SCREEN, new URLSearchParams(untidy))).toBe(tidy);
    expect(tidySearch(SEARCH_SCREEN, new URLSearchParams(tidy)), 'and stays').toBeNull();
  });

  test.each(['', 'q=kopi', 'q=kopi+murah&sort=relevance', 'sort=rating&page=1', 'utm_source='])(
    '?%s is tidy',
    (text) => {
      expect(tidySearch(SEARCH_SCREEN, new URLSearchParams(text))).toBeNull();
    },
  );
});

test('term, sort, view and page are not filters', () => {
  expect(isFiltered(SEARCH_SCREEN, search('q=tas&sort=rating&view=list&page=3'))).toBe(false);
  expect(isFiltered(SEARCH_SCREEN, search('rating=4'))).toBe(true);
});
