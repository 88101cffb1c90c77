import type { Page } from '@playwright/test';

/** Holds the page's code back; returns a function that releases it. */
export async function holdCode(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route('**/assets/entry.client-*.js', async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}

/** The same for code that the page of `path` does not name in its HTML, because it comes when the page has loaded. */
export async function holdLateCode(page: Page, path: string): Promise<() => void> {
  const html = await (await page.request.get(path)).text();
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route('**/assets/*.js', async (route) => {
    if (!html.includes(new URL(route.request().url()).pathname)) await promise;
    await route.continue();
  });
  return resolve;
}
