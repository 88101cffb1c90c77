import type { Page } from '@playwright/test';
import { SCREENS } from './screens.ts';
import { expect, expectAccessible, expectNoOverflow, expectReadable, hydrated, test } from './shop.ts';

/** From the narrowest phone to a wide desk; the first is where the page is opened, in pixels. */
const WIDTHS = [320, 768, 1024, 1440];

/** What moved by itself until now: the share of the screen times the share of the way (Layout Instability API). */
function layoutShift(page: Page): Promise<number> {
  return page.evaluate(async () => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    await frame();
    await frame();
    return new Promise<number>((resolve) => {
      const observer = new PerformanceObserver((list) => {
        const shifts = list.getEntriesByType('layout-shift') as unknown as {
          value: number;
          hadRecentInput: boolean;
        }[];
        resolve(shifts.reduce((sum, shift) => sum + (shift.hadRecentInput ? 0 : shift.value), 0));
      });
      observer.observe({ type: 'layout-shift', buffered: true });
      // A page where nothing moved has no entries to tell of, but this one, in the same list.
      observer.observe({ type: 'mark' });
      performance.mark('read');
    });
  });
}

/**
 * Asserts that the page has stood still since it was asked for, its late parts included. A second load counts, as cold
 * as the first, because a busy machine may delay a font.
 */
async function expectNoShift(page: Page): Promise<void> {
  if ((await layoutShift(page)) < 0.01) return;
  const session = await page.context().newCDPSession(page);
  await session.send('Network.clearBrowserCache');
  await page.reload({ waitUntil: 'networkidle' });
  await hydrated(page);
  expect(await layoutShift(page), `layout shift of ${page.url()}`).toBeLessThan(0.01);
}

// Without motion: a colour on its way from day to night is neither.
test.use({ viewport: { width: 360, height: 800 }, reducedMotion: 'reduce' });

for (const { path, status } of SCREENS) {
  test(`${path} is whole, stands still, fits and is accessible by day and by night`, async ({
    page,
    watch,
  }) => {
    if (status !== 200) watch.allowFailure(path);
    const response = await page.goto(path);
    expect(response?.status()).toBe(status);
    await hydrated(page);
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    await page.waitForLoadState('load');
    await expectAccessible(page);
    // Header and footer are the same everywhere: by night and on a wide screen they are looked at once.
    const part = path === '/' ? 'html' : 'main';
    // Late code and pictures have come while axe was looking.
    await expectNoShift(page);
    await page.emulateMedia({ colorScheme: 'dark' });
    await expectReadable(page, part);
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 800 });
      await expectNoOverflow(page);
    }
    // The colours are those of the narrow page; what differs is what is there, alike on all states of a screen.
    if (!path.includes('?')) await expectAccessible(page, part, ['color-contrast']);
  });
}
