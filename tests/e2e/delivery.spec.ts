import type { Page } from '@playwright/test';
import { expect, expectAccessible, expectNoOverflow, open, test } from './shop.ts';

const chooser = (page: Page) => page.getByRole('banner').getByRole('button', { name: /^Dikirim ke/ });

/** Chooses a district by the keyboard, from the header. */
async function choose(page: Page, typed: string) {
  await chooser(page).click();
  const search = page.getByRole('combobox', { name: 'Kecamatan atau kelurahan' });
  await expect(search).toBeFocused();
  await search.pressSequentially(typed);
  await expect(page.getByRole('option').first()).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toHaveCount(0);
}

const estimate = (page: Page) => page.getByRole('region', { name: 'Ongkos kirim dan perkiraan tiba' });

test('a district is chosen once for all pages; a product then shows shipping cost and arrival', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await open(page, '/product/3');
  await expect(chooser(page)).toHaveText(/Dikirim ke mana\?\s*Pilih Lokasi/);
  await expect(estimate(page)).toContainText('tampil setelah lokasi dipilih');
  await choose(page, 'coblong');
  await expect(chooser(page)).toHaveText(/Dikirim ke Coblong\s*Ubah Lokasi/);
  await expect(chooser(page)).toBeFocused();
  await expect(estimate(page)).toContainText(/Estimasi tiba \d/);
  await estimate(page).getByText('Lihat semua layanan').click();
  await expect(estimate(page).getByRole('listitem').filter({ hasText: 'JNE YES' })).toContainText('Rp');
  await expectAccessible(page);
  await expectNoOverflow(page);

  await open(page, '/category/fashion');
  await expect(page.locator('.card-delivery').first()).toContainText(/(Rp[\d.]+|Gratis) · tiba \d+ \w{3}/);
  await open(page, '/cart');
  await expect(page.getByText(/Estimasi tiba/).first()).toBeVisible();
  await expectNoOverflow(page);
});

test('two tabs use the same district', async ({ page, context }) => {
  await open(page, '/faq');
  const other = await context.newPage();
  await open(other, '/faq');
  await choose(other, 'menteng jakarta');
  await expect(chooser(page)).toContainText('Dikirim ke Menteng');
});

test('a failed estimate says so, and appears once it succeeds', async ({ page, watch }) => {
  watch.allowFailure(/\/api\/shipping-tariffs/);
  await page.route(/api.shipping-tariffs/, (route) => route.fulfill({ status: 503, body: '' }));
  await open(page, '/product/3');
  await choose(page, 'coblong');
  await expect(estimate(page)).toContainText('Ongkos kirim belum bisa dihitung.');
  await page.unroute(/api.shipping-tariffs/);
  await estimate(page).getByRole('button', { name: 'Coba lagi' }).click();
  await expect(estimate(page)).toContainText(/Estimasi tiba \d/);
});

test('a phone with a wrong date shows the days of the shop (P-SHIP-21)', async ({ page, context }) => {
  await open(page, '/product/3');
  await choose(page, 'coblong');
  await expect(estimate(page)).toContainText(/Estimasi tiba \d/);
  const right = await estimate(page).innerText();
  const wrong = await context.newPage();
  await wrong.clock.setFixedTime('2031-01-08T03:00:00Z');
  await open(wrong, '/product/3');
  await expect(estimate(wrong)).toContainText(/Estimasi tiba \d/);
  expect(await estimate(wrong).innerText()).toBe(right);
});

for (const path of ['/product/3', '/category/fashion']) {
  test(`${path} has no layout shift when its estimates arrive`, async ({ page, watch }) => {
    // A typeface that comes after the first paint may wrap a line elsewhere: every-route.spec.ts has it.
    watch.allowFailure(/\.woff2$/);
    await page.route(/\.woff2$/, (route) => route.abort());
    await page.setViewportSize({ width: 360, height: 800 });
    await open(page, '/faq');
    await choose(page, 'coblong');
    await page.addInitScript(() => {
      const shifted: string[] = [];
      Object.assign(window, { shifted });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) {
          // Sources are compared here, because pictures and fonts have their own tests.
          const { sources } = entry as PerformanceEntry & { sources: { node: Node | null }[] };
          for (const { node } of sources) {
            if (node?.parentElement?.closest('main')) shifted.push(`${node.nodeName} ${node.textContent}`);
          }
        }
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await open(page, path);
    await expect(page.locator('.card-delivery:visible, .delivery-estimate').first()).toContainText(/tiba \d/);
    expect(await page.evaluate(() => (window as unknown as { shifted: string[] }).shifted)).toEqual([]);
  });
}
