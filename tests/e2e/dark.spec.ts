import { expect, expectAccessible, open, test } from './shop.ts';

test.use({ colorScheme: 'dark', viewport: { width: 360, height: 780 } });

test('menu, filters, a question and a toast are readable by night', async ({ page }) => {
  await open(page, '/category/fashion');
  await page.getByLabel('Open menu').click();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Filter', exact: true }).click();
  // What the sheet half covers is not pressed while it is open: a press there closes it.
  await expectAccessible(page, '.filter-sheet');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Keranjang', exact: true }).first().click();
  await expect(page.getByText('Berhasil ditambahkan ke Keranjang')).toBeVisible();
  await expectAccessible(page, '[role=status]:has(button)');
  await open(page, '/cart');
  await page.getByRole('button', { name: 'Kosongkan keranjang' }).click();
  await expectAccessible(page);
});

test('banners and toasts look by night as by day', async ({ page }) => {
  await open(page, '/');
  const lightBrand = 'oklch(0.4 0.15 275)';
  const promo = page.locator('.always-light.bg-brand').first();
  await expect(promo).toHaveCSS('background-color', lightBrand);
  await open(page, '/wishlist');
  await page.evaluate(() => localStorage.clear());
  await open(page, '/cart');
  await page
    .getByRole('button', { name: /^Hapus/ })
    .first()
    .click();
  const undo = page.getByRole('button', { name: 'Urungkan' });
  await expect(undo).toBeVisible();
  await expectAccessible(page, '[role=status]:has(button)');
});
