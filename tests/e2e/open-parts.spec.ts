import type { Page } from '@playwright/test';
import { expect, expectAccessible, expectReadable, open, test } from './shop.ts';
import { smallTargets } from './small-targets.ts';

// Overlays of a page, on the narrowest phone.
test.use({ viewport: { width: 320, height: 740 }, reducedMotion: 'reduce' });

/** Asserts that an open part is accessible, is readable in the dark too, and has room for fingers. */
async function expectGood(page: Page, part: string, whole = part): Promise<void> {
  await expectAccessible(page, whole);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectReadable(page, part);
  await page.emulateMedia({ colorScheme: 'light' });
  await expect.poll(() => smallTargets(page, part)).toEqual([]);
}

test('menu, filters, suggestions, variants, a toast and a question are accessible, light and dark', async ({
  page,
}) => {
  await open(page, '/category/fashion');
  await page.getByLabel('Open menu').click();
  await expectGood(page, '.menu-sheet');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Filter', exact: true }).click();
  // Elements that the sheet half covers are not pressed while it is open: a press there closes it.
  await expectGood(page, '.filter-sheet');
  await page.keyboard.press('Escape');
  await page.getByRole('banner').getByRole('combobox').fill('kopi');
  await expect(page.getByRole('option').first()).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Keranjang', exact: true }).first().click();
  const sheet = page.getByRole('dialog', { name: 'Pilih Varian' });
  await expect(sheet.getByRole('radio').first()).toBeAttached();
  await expectGood(page, '.sheet');
  await sheet.getByRole('button', { name: 'Pilih nanti' }).click();
  await expect(page.getByText('Berhasil ditambahkan ke Keranjang')).toBeVisible();
  await expectGood(page, '[role=status]:has(button)');
  await open(page, '/cart');
  await page.getByRole('button', { name: 'Kosongkan keranjang' }).click();
  await expectGood(page, 'dialog[open]', 'html');
});

test('the ways to share a product and its picture in large are accessible, light and dark', async ({
  page,
}) => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'share', { value: undefined }));
  await open(page, '/product/1');
  await page.getByRole('button', { name: 'Bagikan' }).click();
  await expect(page.getByRole('link', { name: 'WhatsApp', exact: true })).toBeVisible();
  await expectGood(page, '[popover]:popover-open', 'html');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Perbesar foto' }).click();
  await expect(page.getByRole('dialog', { name: 'Foto besar' })).toBeVisible();
  await expectAccessible(page);
});

test('banners look the same by day and by night', async ({ page }) => {
  await open(page, '/');
  const promo = page.locator('.always-light.bg-brand').first();
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await expect(promo).toHaveCSS('background-color', 'oklch(0.4 0.15 275)');
  }
});
