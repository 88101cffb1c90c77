import { expect, open, test } from './shop.ts';

declare global {
  /** How long each animation of the last change of the page runs, in milliseconds. */
  var lastFade: Promise<unknown[]> | undefined;
}

for (const [reducedMotion, durations] of [
  ['no-preference', [120]],
  ['reduce', []],
] as const) {
  test(`a card fades into its page, with motion: ${reducedMotion} (P-PIC-3)`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion });
    await page.addInitScript(() => {
      const start = document.startViewTransition.bind(document);
      document.startViewTransition = (update) => {
        const transition = start(update);
        globalThis.lastFade = transition.ready.then(() => {
          const parts = document.getAnimations().flatMap(({ effect }) => {
            const isPart = effect instanceof KeyframeEffect && effect.pseudoElement?.startsWith('::view-tr');
            return isPart ? effect.getTiming().duration : [];
          });
          return [...new Set(parts)];
        });
        return transition;
      };
    });
    await open(page, '/category/fashion');
    await page.locator('main article h3 a').first().click();
    await page.waitForFunction(() => globalThis.lastFade !== undefined);
    expect(await page.evaluate(() => globalThis.lastFade)).toEqual(durations);
  });
}

test('a fade that the next one interrupts is not an error', async ({ page }) => {
  const reports: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/api/browser-errors')) reports.push(request.postData() ?? '');
  });
  await open(page, '/category/fashion');
  await page.evaluate(() => {
    document.startViewTransition(() => {});
    document.startViewTransition(() => {});
  });
  await page.locator('main article h3 a').first().click();
  await expect(page).toHaveURL(/product/);
  expect(reports).toEqual([]);
});
