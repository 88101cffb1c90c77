import { SCREENS } from './screens.ts';
import { expect, expectNoOverflow, test } from './shop.ts';

test.use({ javaScriptEnabled: false, viewport: { width: 360, height: 800 } });

test('without JavaScript every screen has its heading, fits and has no button without effect', async ({
  page,
  watch,
}) => {
  for (const { path, status } of SCREENS) {
    if (status !== 200) watch.allowFailure(path);
    // Styles are loaded by then; pictures have their space before they are loaded.
    await page.goto(path, { waitUntil: 'domcontentloaded' });
    await expect(page.getByRole('heading', { level: 1 }), path).toBeVisible();
    await expect(page.locator('button[type=button]:not([popovertarget]):visible'), path).toHaveCount(0);
    await expectNoOverflow(page);
  }
});

test('without JavaScript a picture further down loads when the screen is near it', async ({ page }) => {
  await page.goto('/category/fashion', { waitUntil: 'domcontentloaded' });
  const picture = page.locator('article img').last();
  await picture.scrollIntoViewIfNeeded();
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);
});
