import type { Locator, Page } from '@playwright/test';
import { expect, open, test } from './shop.ts';

const PHONE = { width: 360, height: 740 };

test.use({ viewport: PHONE, hasTouch: true, reducedMotion: 'reduce' });

const bottomNav = (page: Page) => page.locator('.bottom-nav');

async function boxOf(target: Locator) {
  const box = await target.boundingBox();
  if (!box) throw new Error('It is drawn');
  return { top: box.y, bottom: box.y + box.height };
}

test.describe('the bar at the bottom of a phone', () => {
  test('leads to the five places, says where one is, and counts the cart', async ({ page }) => {
    await open(page, '/categories');
    const bar = bottomNav(page);
    await expect(bar.getByRole('link')).toHaveText([
      /^Beranda/,
      /^Kategori/,
      /Keranjang$/,
      /^Pesanan/,
      /^Akun/,
    ]);
    await expect(bar.locator('[aria-current=page]')).toHaveText('Kategori');
    await expect(bar.getByText('3', { exact: false })).toBeVisible();
    expect((await boxOf(bar)).bottom).toBe(PHONE.height);
    await bar.getByRole('link', { name: 'Beranda' }).tap();
    await expect(page).toHaveURL('/');
    await expect(bar.locator('[aria-current=page]')).toHaveText('Beranda');
  });

  test('leaves the edge to the bar of a page that has one, and is not there on wide screens', async ({
    page,
  }) => {
    for (const path of ['/product/1', '/cart']) {
      await open(page, path);
      await expect(page.locator('[data-bottom-bar]')).toBeVisible();
      await expect(bottomNav(page)).toBeHidden();
    }
    await page.setViewportSize({ width: 1280, height: 800 });
    await open(page, '/categories');
    await expect(bottomNav(page)).toBeHidden();
  });

  test('covers neither the end of the page nor a toast', async ({ page }) => {
    await open(page, '/category/food');
    const card = page.getByRole('article').nth(2);
    await card.evaluate((element) => element.scrollIntoView({ block: 'start', behavior: 'instant' }));
    await card.getByRole('button', { name: /^Simpan/ }).tap();
    const toast = page.locator('[data-toast=bottom]');
    await expect(toast).toBeVisible();
    expect((await boxOf(toast)).bottom).toBeLessThanOrEqual((await boxOf(bottomNav(page))).top);
    // The height of the footer is known only once it has been near the screen.
    const hiddenPixels = async () => {
      await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
      return (await boxOf(page.getByRole('contentinfo'))).bottom - (await boxOf(bottomNav(page))).top;
    };
    await expect.poll(hiddenPixels).toBeLessThanOrEqual(1);
  });
});

test('without scripts a product has the bar of the shop, whose links lead on', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({
    javaScriptEnabled: false,
    viewport: PHONE,
    ...(baseURL && { baseURL }),
  });
  const page = await context.newPage();
  await page.goto('/product/1');
  await bottomNav(page).getByRole('link', { name: 'Pesanan' }).click();
  await expect(page).toHaveURL('/orders');
  await context.close();
});

test('the menu counts unread notifications and wishes', async ({ page }) => {
  await open(page, '/categories');
  const menu = page.locator('summary[aria-label$=menu]');
  await expect(menu).toContainText('2');
  await menu.tap();
  await expect(page.locator('.menu-sheet').getByRole('link', { name: 'Notifikasi' })).toContainText('2');
});

test('the footer is folded, and its columns open one by one', async ({ page }) => {
  await open(page, '/terms');
  const footer = page.getByRole('contentinfo');
  const link = footer.getByRole('link', { name: 'Cara Berbelanja' });
  await footer.scrollIntoViewIfNeeded();
  await expect(link).toBeHidden();
  await footer.locator('summary', { hasText: 'Layanan Pelanggan' }).tap();
  await expect(link).toBeVisible();
  await page.setViewportSize({ width: 1280, height: 800 });
  await expect(footer.getByRole('link', { name: 'Blog' })).toBeVisible();
  await expect(footer.locator('summary').first()).toBeHidden();
});

test("the header's search box is the one of a search", async ({ page }) => {
  await open(page, '/search?q=sepatu');
  const box = page.getByRole('combobox', { name: 'Cari produk' });
  await expect(box).toHaveValue('sepatu');
  await expect(page.getByRole('search')).toHaveCount(1);
  await box.fill('');
  await box.press('Enter');
  await expect(page).toHaveURL('/search');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Semua Produk');
});
