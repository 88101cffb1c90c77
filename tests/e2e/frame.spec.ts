import { expect, hydrated, open, test } from './shop.ts';

test('the phone menu opens below the header, and closes by outside click, Escape and navigation', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await open(page, '/');
  const button = page.locator('summary[aria-label$=menu]');
  await expect(button).toHaveAttribute('aria-label', 'Open menu');
  await button.click();
  await expect(button).toHaveAttribute('aria-label', 'Close menu');
  const sheet = page.locator('.menu-sheet');
  expect((await sheet.boundingBox())?.y).toBe(96);
  const header = await page.getByRole('banner').boundingBox();
  expect(header).toMatchObject({ y: 0, height: 96 });
  for (const text of [
    'Kategori',
    'Promosi',
    'Akun Saya',
    'Login/Daftar',
    'Diskon hingga 50% untuk produk pilihan',
  ]) {
    await expect(sheet.getByText(text, { exact: true })).toBeVisible();
  }
  await page.keyboard.press('Escape');
  await expect(sheet).toBeHidden();
  await button.click();
  await page.mouse.click(100, 50);
  await expect(sheet).toBeHidden();
  // Also at the same instant, before React knows of the open menu.
  await button.evaluate((summary: HTMLElement) => {
    summary.click();
    document.body.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
  });
  await expect(sheet).toBeHidden();
  await button.click();
  await sheet.getByRole('link', { name: 'Kecantikan' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Kecantikan');
  await expect(sheet).toBeHidden();
});

test('the phone menu opens without JavaScript', async ({ browser, baseURL }) => {
  const context = await browser.newContext({
    javaScriptEnabled: false,
    viewport: { width: 360, height: 740 },
    ...(baseURL && { baseURL }),
  });
  const page = await context.newPage();
  await page.goto('/');
  await page.locator('summary[aria-label$=menu]').click();
  await page.getByRole('link', { name: 'Fashion' }).first().click();
  await expect(page).toHaveURL('/category/fashion');
  await context.close();
});

test('the breadcrumb names the way', async ({ page }) => {
  await open(page, '/product/1');
  const crumbs = page.getByRole('navigation', { name: 'Jejak halaman' });
  await expect(crumbs).toContainText('Beranda');
  await expect(crumbs).toContainText('ElektronikSmartphone');
  await expect(crumbs.locator('[aria-current=page]')).toHaveText(
    await page.getByRole('heading', { level: 1 }).innerText(),
  );
  await open(page, '/toko');
  await expect(crumbs.locator('[aria-current=page]')).toHaveText('Semua Toko');
  await open(page, '/');
  await expect(crumbs).toBeHidden();
});

test('a demo says that it is one until somebody closes the line, which the browser remembers (P-SHOP-24)', async ({
  page,
}) => {
  const line = page.getByRole('complementary', { name: 'Tentang toko ini' });
  await open(page, '/faq');
  await expect(line).toContainText('Toko contoh');
  await line.getByRole('button').click();
  await expect(line).toBeHidden();
  await open(page, '/product/1');
  await expect(line).toBeHidden();
  await page.reload({ waitUntil: 'commit' });
  await expect(line).toBeHidden();
});

test('the carousel goes on by itself, stops for its button and starts again', async ({ page }) => {
  await page.clock.install();
  await open(page, '/');
  const hero = page.getByRole('region', { name: 'Promo utama' });
  const dot = hero.locator('button[aria-current=true]');
  await expect(dot).toHaveAttribute('aria-label', 'Tampilkan promo 1');
  await page.clock.runFor(5500);
  await expect(dot).toHaveAttribute('aria-label', 'Tampilkan promo 2');
  await hero.getByRole('button', { name: 'Jeda tayangan promo' }).click();
  await page.mouse.move(0, 700);
  await page.clock.runFor(15_000);
  await expect(dot).toHaveAttribute('aria-label', 'Tampilkan promo 2');
  await hero.getByRole('button', { name: 'Lanjutkan tayangan promo' }).click();
  await page.getByRole('heading', { name: 'Kategori Populer' }).click();
  await page.clock.runFor(11_000);
  await expect(dot).not.toHaveAttribute('aria-label', 'Tampilkan promo 2');
});

test('a page that cannot be loaded says so inside the frame', async ({ page, watch }) => {
  watch.allowFailure(/./);
  await open(page, '/');
  await page.route('**/*.data*', (route) => route.abort());
  await page.getByRole('link', { name: 'Elektronik' }).first().click();
  await expect(page.getByRole('link', { name: 'Coba lagi' })).toBeVisible();
  await expect(page.getByText('Halaman gagal dimuat. Periksa koneksi, lalu coba lagi.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Lokapasar, ke beranda' }).first()).toBeVisible();
  await page.unroute('**/*.data*');
  await page.getByRole('link', { name: 'Coba lagi' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Elektronik');
});

test('following and chatting answer with their toasts', async ({ page }) => {
  await open(page, '/seller/1');
  await page.getByRole('button', { name: 'Follow Toko' }).click();
  await expect(page.getByText('Berhasil mengikuti toko')).toBeVisible();
  await page.getByRole('button', { name: 'Mengikuti' }).click();
  await expect(page.getByText('Berhenti mengikuti toko')).toBeVisible();
  await page.getByRole('link', { name: 'Chat Penjual' }).click();
  await expect(page.getByText('Memulai chat dengan penjual')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Chat dengan');
  await page.getByLabel('Pesanmu').fill('Apakah ukuran M masih ada?');
  await page.getByRole('button', { name: 'Kirim', exact: true }).click();
  await expect(page).toHaveURL(/\/auth\?next=/);
});

test('an unknown shop links back', async ({ page, watch }) => {
  watch.allowFailure('/seller/9999');
  await open(page, '/seller');
  await page.goto('/seller/9999');
  await page.getByRole('link', { name: 'Kembali', exact: true }).click();
  await expect(page).toHaveURL('/seller');
});

test('an uncaught error is reported to the shop, a few times at most', async ({ browser, baseURL }) => {
  // Not the watched context: the uncaught errors are the point of the test.
  const context = await browser.newContext({ ...(baseURL && { baseURL }) });
  const page = await context.newPage();
  const statuses: number[] = [];
  page.on('response', (response) => {
    if (response.url().endsWith('/api/browser-errors')) statuses.push(response.status());
  });
  await page.goto('/cart');
  await hydrated(page);
  await page.evaluate(() => {
    for (let index = 0; index < 20; index += 1) {
      setTimeout(() => {
        throw new Error(`fault ${index}`);
      });
    }
  });
  await expect.poll(() => statuses).toEqual([204, 204, 204, 204, 204]);
  await context.close();
});
