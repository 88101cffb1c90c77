import { expect, open, test, wholeHydrated } from './shop.ts';

test('a page opened before a new build, whose code is gone, reloads once and goes on', async ({
  page,
  watch,
}) => {
  const chunk = /\/assets\/faq-[^/]+\.js/;
  watch.allowFailure(chunk);
  await open(page, '/about');
  // A page may be hydrated before it is loaded: its own load is not to be counted.
  await page.waitForLoadState('load');
  let loads = 0;
  page.on('load', () => {
    loads += 1;
  });
  await page.route(chunk, (route) => route.fulfill({ status: 404 }));
  await page.locator('footer').getByRole('link', { name: 'FAQ' }).click();
  await expect.poll(() => loads).toBe(1);
  await page.unroute(chunk);
  await wholeHydrated(page);
  await page.locator('footer').getByRole('link', { name: 'FAQ' }).click();
  await expect(page).toHaveURL('/faq');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(loads).toBe(1);
});

test('a page with unknown parameters hydrates without a difference', async ({ page }) => {
  for (const path of [
    '/product/1?utm_source=x&tab=ulasan',
    '/search?fbclid=1&rating=5&category=toys&category=beauty',
    '/toko/?x=1',
  ]) {
    await open(page, path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }
});
