import { expect, open, test } from './shop.ts';

test.use({ serviceWorkers: 'allow' });

test('without a connection seen pages and the cart can be read, private ones are not kept, others say so (P-OFFLINE-1)', async ({
  page,
  context,
  watch,
}) => {
  watch.allowFailure(/./);
  await open(page, '/');
  await page.evaluate(() => navigator.serviceWorker.ready);
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
  await open(page, '/category/food');
  await page.goto('/orders');
  const kept = () =>
    page.evaluate(async () =>
      (await (await caches.open('pages-1')).keys()).map(({ url }) => new URL(url).pathname),
    );
  await expect.poll(kept).toContain('/category/food');
  expect(await kept()).not.toContain('/orders');
  await context.setOffline(true);
  await page.goto('/category/food');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Makanan');
  await page.goto('/cart');
  await expect(page.getByText('Total Harga (3 barang)')).toBeVisible();
  for (const path of ['/faq', '/orders']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Kamu sedang offline');
  }
  await context.setOffline(false);
  await page.getByRole('link', { name: 'Coba lagi' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Pesanan Saya');
});
