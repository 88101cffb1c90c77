import type { Page } from '@playwright/test';
import { expect, open, test } from './shop.ts';

/** The row of pictures, because on phones the gallery's section has no box. */
const rowOf = (page: Page) => page.getByRole('region', { name: 'Foto produk' }).locator('.snap-x');

/** The address of the picture that the gallery has scrolled to. */
const shownIn = (page: Page) =>
  rowOf(page).evaluate((row) => {
    const { left, width } = row.getBoundingClientRect();
    const pictures = [...row.querySelectorAll<HTMLImageElement>('.snap-center img')];
    return pictures.find((picture) => Math.abs(picture.getBoundingClientRect().left - left) < width / 2)?.src;
  });

test('choosing a colour shows its picture in the gallery, on a phone too (P-PIC-4)', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await open(page, '/product/21');
  const first = await shownIn(page);
  await page.getByRole('radio', { name: 'Hijau Army' }).check({ force: true });
  await expect.poll(() => shownIn(page)).not.toBe(first);
  const green = await shownIn(page);
  await page.getByRole('radio', { name: 'Navy' }).check({ force: true });
  await expect.poll(() => shownIn(page)).not.toBe(green);
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  const row = await rowOf(page).boundingBox();
  expect(width).toBe(360);
  expect(row?.width).toBeLessThanOrEqual(360);
});

test('a photograph of a review opens large, and Escape leads back to it (P-PROD-7)', async ({ page }) => {
  await open(page, '/product/21/ulasan');
  const thumbnail = page.getByRole('link', { name: /^Perbesar foto 1 dari ulasan/ }).first();
  await thumbnail.click();
  const large = page.getByRole('dialog', { name: 'Foto besar' });
  await expect(large.getByRole('img', { name: /^Foto ulasan / })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(large).toBeHidden();
  await expect(thumbnail).toBeFocused();
});
