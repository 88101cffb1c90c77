import { expect, expectAccessible, open, test } from './shop.ts';

/** Overlays of a page, in light and dark. */
for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`accessible in the ${colorScheme} scheme:`, () => {
    test.use({ colorScheme, viewport: { width: 360, height: 780 } });

    test('menu, filters, suggestions, variants, a toast and a question', async ({ page }) => {
      await open(page, '/category/fashion');
      await page.getByLabel('Open menu').click();
      await expectAccessible(page);
      await page.keyboard.press('Escape');
      await page.getByRole('button', { name: 'Filter', exact: true }).click();
      // Elements that the sheet half covers are not pressed while it is open: a press there closes it.
      await expectAccessible(page, '.filter-sheet');
      await page.keyboard.press('Escape');
      await page.getByRole('banner').getByRole('combobox').fill('kopi');
      await expect(page.getByRole('option').first()).toBeVisible();
      await expectAccessible(page);
      await page.keyboard.press('Escape');
      await page.getByRole('button', { name: 'Keranjang', exact: true }).first().click();
      const sheet = page.getByRole('dialog', { name: 'Pilih Varian' });
      await expect(sheet.getByRole('radio').first()).toBeAttached();
      await expectAccessible(page, '.sheet');
      await sheet.getByRole('button', { name: 'Pilih nanti' }).click();
      await expect(page.getByText('Berhasil ditambahkan ke Keranjang')).toBeVisible();
      await expectAccessible(page, '[role=status]:has(button)');
      await open(page, '/cart');
      await page.getByRole('button', { name: 'Kosongkan keranjang' }).click();
      await expectAccessible(page);
    });

    test('the ways to share a product, and its picture in large', async ({ page }) => {
      await page.addInitScript(() => Object.defineProperty(navigator, 'share', { value: undefined }));
      await open(page, '/product/1');
      await page.getByRole('button', { name: 'Bagikan' }).click();
      await expect(page.getByRole('link', { name: 'WhatsApp', exact: true })).toBeVisible();
      await expectAccessible(page);
      await page.keyboard.press('Escape');
      await page.getByRole('button', { name: 'Perbesar foto' }).click();
      await expect(page.getByRole('dialog', { name: 'Foto besar' })).toBeVisible();
      await expectAccessible(page);
    });

    test('banners and toasts look as in light', async ({ page }) => {
      await open(page, '/');
      const promo = page.locator('.always-light.bg-brand').first();
      await expect(promo).toHaveCSS('background-color', 'oklch(0.4 0.15 275)');
      await open(page, '/cart');
      await page
        .getByRole('button', { name: /^Hapus/ })
        .first()
        .click();
      await expect(page.getByRole('button', { name: 'Urungkan' })).toBeVisible();
      await expectAccessible(page, '[role=status]:has(button)');
    });
  });
}
