import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addressRulesOf } from '#app/page-table.ts';
import { PAGES } from '#app/pages.ts';
import routes from '#app/routes.ts';
import { cacheAddress, readPage } from '#server/site/render/page-address.ts';

/** The route table as the build has it. */
const manifest = Object.fromEntries(
  routes
    .flatMap((route) => route.children ?? [route])
    .map(({ id, file, path, index }) => {
      const routeId = id ?? file.replace(/\.tsx$/, '');
      return [routeId, { id: routeId, parentId: 'root', path, index }];
    }),
);
// The parts of a build's routes that the reader needs.
const table = manifest as unknown as Parameters<typeof readPage>[0];
const rules = addressRulesOf(PAGES);
const read = (url: string) => cacheAddress(readPage(table, url), rules);
const keyOf = (url: string) => read(url)?.key ?? null;

describe('a page is cached under its canonical address', () => {
  test.each([
    ['/', '/'],
    ['/?utm_source=x&fbclid=y', '/'],
    ['/product/12', '/product/12'],
    ['/product/12?tab=deskripsi&x=1', '/product/12'],
    ['/product/12?tab=ulasan&tab=x', '/product/12?tab=ulasan'],
    ['/product/12/ulasan?page=2', '/product/12/ulasan'],
    ['/product?sort=rating&page=2&min=4', '/product?sort=rating&page=2'],
    [
      '/search?rating=4&category=toys&category=beauty&rating=5',
      '/search?category=beauty&category=toys&rating=5&rating=4',
    ],
    ['/category/fashion?page=1', '/category/fashion'],
    ['/category/fashion?sub=sepatu&view=list', '/category/fashion?sub=sepatu&view=list'],
    ['/seller/3?page=2&tab=terlaris&q=x', '/seller/3?tab=terlaris&page=2'],
    ['/seller?page=2&after=3', '/seller?page=2'],
    ['/product?after=12&before=9&page=3', '/product?after=12'],
    ['/category/fashion?before=9', '/category/fashion?before=9'],
    ['/product?after=x', '/product'],
    ['/flash-sale?sesi=12', '/flash-sale?sesi=12'],
    ['/flash-sale?sesi=../x', '/flash-sale'],
    ['/faq?tab=pemesanan', '/faq?tab=pemesanan'],
    ['/faq?tab=nope', '/faq'],
    ['/blog?tampil=12', '/blog?tampil=12'],
    ['/blog?tampil=9996', '/blog?tampil=12'],
    ['/careers?posisi=nope&tab=all', '/careers'],
    ['/promotions/eid?tab=1&utm=1', '/promotions/eid'],
  ])('%s as %s', (url, key) => expect(keyOf(url)).toBe(key));

  test.each([
    ['/_.data', '/_.data'],
    ['/product/12.data?x=1', '/product/12.data'],
    ['/product/12.data?_routes=routes%2Fproduct', '/product/12.data?_routes=routes%2Fproduct'],
    ['/search.data?_routes=routes/search&page=2', '/search.data?page=2&_routes=routes%2Fsearch'],
    ['/toko.data?_routes=toko', '/toko.data?_routes=toko'],
  ])('data %s as %s', (url, key) => expect(keyOf(url)).toBe(key));

  test.each([
    '/search?q=tas',
    '/product?q=tas',
    '/search?q=&min=&max=',
    '/category/fashion?sort=popularity',
    '/seller?q=a',
    '/help-center?q=a',
    '/blog?q=a',
    '/product/0',
    '/product/12/',
    '/Product/12',
    '/toko/',
    '/product/99999999999',
    '/blog/tidak-ada',
    '/blog/category/tidak-ada',
    '/kirim/berhasil?ref=PSN-ABCDEF',
    '/newsletter/konfirmasi?token=x',
    '/profile',
    '/tidak/ada',
    '/product/12.data?_routes=root',
    '/product/12.data?_routes=routes%2Fproduct,root',
  ])('%s is not cached', (url) => expect(keyOf(url)).toBeNull());

  test('a canonical address is its own canonical address', () => {
    const part = fc.constantFrom(
      'z=',
      'sort=rating',
      'page=3',
      'category=toys',
      'rating=5',
      'tab=promo',
      'x=y',
      'min=9',
      '%',
    );
    const path = fc.constantFrom(
      '/',
      '/search',
      '/product',
      '/category/toys',
      '/seller/4',
      '/new-arrivals',
      '/notifications',
    );
    fc.assert(
      fc.property(path, fc.array(part), fc.boolean(), (asked, parts, isData) => {
        const address = isData ? (asked === '/' ? '/_.data' : `${asked}.data`) : asked;
        const key = keyOf(`${address}?${parts.join('&')}`);
        expect(key).not.toBeNull();
        expect(keyOf(key ?? '')).toBe(key);
      }),
    );
  });
});

test('only filtered lists are counted as such', () => {
  expect(
    ['/search', '/search?sort=rating&page=2', '/category/toys?sub=puzzle'].map(
      (url) => read(url)?.isFiltered,
    ),
  ).toEqual([false, false, false]);
  expect(
    ['/search?rating=5', '/search?min=5', '/search?category=toys'].map((url) => read(url)?.isFiltered),
  ).toEqual([true, true, true]);
});

test('every rule belongs to a route', () => {
  expect(Object.keys(manifest)).toEqual(expect.arrayContaining(Object.keys(addressRulesOf(PAGES))));
});
