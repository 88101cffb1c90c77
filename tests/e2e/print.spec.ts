import { expect, open, test } from './shop.ts';

/** An A4 sheet between its margins, in CSS pixels; a wide window prints in the same layout. */
const SHEET = { width: 703, height: 1000 };

for (const [path, kept] of [
  ['/product/1', 'Rp3.499.000'],
  ['/cart', 'Total Tagihan'],
  ['/search?q=sepatu', 'Hasil pencarian untuk "sepatu"'],
  ['/policies', 'Kebijakan'],
  ['/faq', 'tersimpan di browser yang sedang Anda pakai'],
  ['/blog/merawat-kain-batik', 'Batik'],
] as const) {
  test(`${path} is printed without what only a screen can do`, async ({ page }) => {
    await page.setViewportSize(SHEET);
    await open(page, path);
    await page.emulateMedia({ media: 'print' });
    await expect(page.locator(':is(button, select, nav, footer, [role=search]):visible')).toHaveCount(0);
    await expect(page.getByRole('main').getByText(kept).first()).toBeVisible();
    const stuck = await page.evaluate(() =>
      Array.from(document.querySelectorAll('body *'))
        .filter((element) => element.checkVisibility())
        .filter((element) => ['sticky', 'fixed'].includes(getComputedStyle(element).position))
        .filter((element) => element.textContent.trim() !== '')
        .map(({ outerHTML }) => outerHTML),
    );
    expect(stuck).toEqual([]);
  });
}
