import type { Page } from '@playwright/test';
import { FIRST_SCREENS, SCREENS } from './screens.ts';
import {
  expect,
  expectAccessible,
  expectNoOverflow,
  expectReadable,
  expectRoomForLargeText,
  hydrated,
  test,
  type Watch,
} from './shop.ts';
import { smallTargets } from './small-targets.ts';

/** Where a page is opened, in pixels. */
const PHONE_SIZE = { width: 360, height: 800 };

/** From the narrowest phone to a wide desk, in pixels. */
const WIDTHS = [320, 768, 1024, 1440];

/** The layout shift so far: share of the screen times share of the distance (Layout Instability API). */
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
      // A page without shifts has no entries, except this one in the same list.
      observer.observe({ type: 'mark' });
      performance.mark('read');
    });
  });
}

/**
 * Asserts that the page had no layout shift since it was requested, lazy parts included. On a busy machine the typeface
 * may come after the first paint and wrap a line elsewhere: then a second, equally cold load without it counts.
 */
async function expectNoShift(page: Page, watch: Watch): Promise<void> {
  if ((await layoutShift(page)) < 0.01) return;
  const typeface = /\.woff2$/;
  watch.allowFailure(typeface);
  await page.route(typeface, (route) => route.abort());
  const session = await page.context().newCDPSession(page);
  await session.send('Network.clearBrowserCache');
  await page.reload({ waitUntil: 'networkidle' });
  await hydrated(page);
  expect(await layoutShift(page), `layout shift of ${page.url()}`).toBeLessThan(0.01);
}

// Without motion: a colour in transition is neither of the two.
test.use({ viewport: PHONE_SIZE, reducedMotion: 'reduce' });

/** Screens whose whole page is checked; header and footer are the same everywhere, so of others it is the main part. */
const WHOLE = ['/', '/product/1', '/auth', '/cart', '/tidak/ada'];

/** Screens that are checked on a wide page, too. */
const WIDE = [...WHOLE, '/search'];

/** `npm run prove` visits every state of a page. */
const VISITED = process.env['PROVE_SCREENS'] ? SCREENS : FIRST_SCREENS;

/** Screens by the first word of their address. They share a page, because one of its own for each took a sixth more. */
const FAMILIES = Map.groupBy(VISITED, ({ path }) => /^\/[^/?]*/.exec(path)?.[0] ?? '');

/** Makes the visitor of the next screen a new one, with nothing stored and nothing loaded. */
async function forgetAll(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const { origin } = new URL(page.url());
  await session.send('Storage.clearDataForOrigin', { origin, storageTypes: 'all' });
  await session.send('Network.clearBrowserCache');
  await session.detach();
  await page.setViewportSize(PHONE_SIZE);
  await page.emulateMedia({ colorScheme: 'light' });
}

async function expectWhole(page: Page, watch: Watch, { path, status }: (typeof SCREENS)[number]) {
  if (status !== 200) watch.allowFailure(path);
  const response = await page.goto(path);
  expect(response?.status()).toBe(status);
  await hydrated(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  await page.waitForLoadState('load');
  const part = WHOLE.includes(path) ? 'html' : 'main';
  await expectAccessible(page, part);
  // Lazy code and pictures were loaded while axe ran.
  await expectNoShift(page, watch);
  await expectRoomForLargeText(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectReadable(page, part);
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 800 });
    await expectNoOverflow(page);
    if (width === 320 && !path.includes('?')) expect(await smallTargets(page, part)).toEqual([]);
  }
  // What differs on a wide page is header, footer and a list's filter; its colours are those of the narrow one.
  if (WIDE.includes(path)) await expectAccessible(page, 'html', ['color-contrast']);
}

for (const [family, screens] of FAMILIES) {
  test(`${family} is complete and stable, fits with text of twice its size, too (P-PAGE-24), is accessible in light and dark, and has room for fingers`, async ({
    page,
    watch,
  }) => {
    test.setTimeout(screens.length * 120_000);
    for (const screen of screens) {
      await test.step(screen.path, () => expectWhole(page, watch, screen));
      await forgetAll(page);
    }
  });
}
