import { expect, expectAccessible, expectNoOverflow, hydrated, test } from './shop.ts';

/** One address of every screen, and the status it is answered with. */
const ROUTES: [path: string, status: number][] = [
  ['/', 200],
  ['/product', 200],
  ['/product/1', 200],
  ['/product/1?tab=ulasan', 200],
  ['/product/1/ulasan', 200],
  ['/product/abc', 404],
  ['/search', 200],
  ['/search?q=zzzz', 200],
  ['/search?q=spatu&view=list', 200],
  ['/categories', 200],
  ['/category/fashion', 200],
  ['/category/fashion?page=99', 404],
  ['/seller', 200],
  ['/seller/1', 200],
  ['/seller/1?tab=tentang', 200],
  ['/cart', 200],
  ['/wishlist', 200],
  ['/notifications', 200],
  ['/auth', 200],
  ['/tidak/ada', 404],
];

for (const width of [320, 1280]) {
  test.describe(`at ${width} pixels`, () => {
    test.use({ viewport: { width, height: 800 } });

    for (const [path, status] of ROUTES) {
      test(`${path} is whole, accessible and fits`, async ({ page, watch }) => {
        if (status !== 200) watch.allowFailure(path);
        const response = await page.goto(path);
        expect(response?.status()).toBe(status);
        await hydrated(page);
        await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
        await expectNoOverflow(page);
        await expectAccessible(page);
      });
    }
  });
}
