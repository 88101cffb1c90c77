import { SCREENS } from './screens.ts';
import { expect, expectNoOverflow, test } from './shop.ts';

test.use({ javaScriptEnabled: false, viewport: { width: 360, height: 800 } });

test('without JavaScript every screen says what it is, fits and has no button that would do nothing', async ({
  page,
  watch,
}) => {
  for (const { path, status } of SCREENS) {
    if (status !== 200) watch.allowFailure(path);
    // The styles are there by then; pictures have their room without being there.
    await page.goto(path, { waitUntil: 'domcontentloaded' });
    await expect(page.getByRole('heading', { level: 1 }), path).toBeVisible();
    await expect(page.locator('button[type=button]:not([popovertarget]):visible'), path).toHaveCount(0);
    await expectNoOverflow(page);
  }
});

test('without JavaScript a picture further down comes when the screen is near it', async ({ page }) => {
  await page.goto('/category/fashion', { waitUntil: 'domcontentloaded' });
  const picture = page.locator('article img').last();
  await picture.scrollIntoViewIfNeeded();
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);
});
