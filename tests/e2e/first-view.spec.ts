import { BUDGETS, KB, LIST_HTML, overBudget, PHONE, weigh } from '#scripts/bench/weigh-page.ts';
import { expect, open, test } from './shop.ts';

test.use(PHONE);

for (const budget of BUDGETS) {
  test(`the first view of ${budget.path} keeps its budget`, async ({ page, request }) => {
    // The second answer is the cached page, which nearly all shoppers get.
    await request.get(budget.path);
    const session = await page.context().newCDPSession(page);
    const weighed = await weigh(session);
    await page.goto(budget.path, { waitUntil: 'load' });
    const weight = weighed();
    expect(overBudget(weight, budget), JSON.stringify(weight)).toEqual([]);
    expect(weight.scripts, 'scripts are weighed at all').toBeGreaterThan(50 * KB);
  });
}

test('the HTML of every category keeps its budget', async ({ request }) => {
  const categories = await (await request.get('/categories')).text();
  const paths = new Set(categories.match(/\/category\/[a-z-]+(?=")/g));
  expect(paths.size).toBe(10);
  for (const path of paths) {
    await request.get(path);
    const kept = await request.get(path, { headers: { 'Accept-Encoding': 'br' } });
    expect(Number(kept.headers()['content-length']), path).toBeLessThanOrEqual(LIST_HTML);
  }
});

test('a page loads its code with low priority', async ({ page }) => {
  const priorities: string[] = [];
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  session.on('Network.requestWillBeSent', ({ request, type }) => {
    if (type === 'Script') priorities.push(request.initialPriority);
  });
  await open(page, '/product/1');
  expect(priorities.length).toBeGreaterThan(3);
  expect(priorities.slice(0, 4)).toEqual(['Low', 'Low', 'Low', 'Low']);
});

test('a card that is not hydrated yet responds to a press', async ({ page }) => {
  await page.addInitScript(() => {
    const isAlive = (element: Element) => Object.keys(element).some((key) => key.startsWith('__reactFiber'));
    const timer = setInterval(() => {
      const header = document.querySelector('header');
      const heart = [...document.querySelectorAll<HTMLElement>('article button[aria-pressed]')].at(-1);
      if (!header || !heart || !isAlive(header)) return;
      clearInterval(timer);
      heart.dataset['wasAlive'] = String(isAlive(heart));
      heart.click();
    }, 1);
  });
  await page.goto('/');
  const heart = page.locator('article button[aria-pressed]').last();
  await expect(heart).toHaveAttribute('data-was-alive', 'false');
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
});

test('Back lands at the former card, though cards far below were not laid out', async ({ page }) => {
  await open(page, '/new-arrivals');
  const link = page.locator('article h3 a').nth(20);
  await link.scrollIntoViewIfNeeded();
  const name = (await link.textContent()) ?? '';
  await link.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
  await page.goBack();
  await expect(link).toBeInViewport();
});

for (const [path, files] of [
  ['/category/fashion', ['.css']],
  ['/faq', ['.css', '.woff2']],
  ['/', []],
] as const) {
  test(`${path} preloads ${files.join(' and ') || 'nothing'}`, async ({ request }) => {
    const link = (await request.get(path)).headers()['link'] ?? '';
    const named = [...link.matchAll(/<([^>]+)>; rel=preload/g)].map(([, file = '']) => file);
    expect(named.map((file) => file.slice(file.lastIndexOf('.')))).toEqual(files);
    for (const file of named) expect((await request.get(file)).status(), file).toBe(200);
  });
}

for (const path of ['/', '/product/1']) {
  test(`${path} has its styles inline, the same as other pages, and keeps them`, async ({
    page,
    request,
  }) => {
    const other = await (await request.get('/faq')).text();
    const file = /<link rel="stylesheet" href="([^"]+)"/.exec(other)?.[1] ?? '';
    const asked: string[] = [];
    page.on('request', (sent) => asked.push(new URL(sent.url()).pathname));
    await open(page, path);
    await page.waitForLoadState('networkidle');
    expect(asked).not.toContain(file);
    const inside = page.locator('head style#styles');
    expect(await inside.textContent()).toBe(await (await request.get(file)).text());
    await page.getByRole('link', { name: 'Privacy' }).click();
    await expect(page).toHaveURL('/privacy');
    await expect(inside).toBeAttached();
    expect(asked).not.toContain(file);
  });
}

for (const path of ['/', '/product/1']) {
  for (const width of [360, 1440]) {
    test(`${path} at ${width} pixels requests its largest picture with its first part, before its code`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 800 });
      await page.addInitScript((connection) => Object.defineProperty(navigator, 'connection', connection), {
        value: { rtt: 300 },
      });
      const asked: string[] = [];
      page.on('request', (sent) => asked.push(new URL(sent.url()).pathname));
      await page.route(path, async (route) => {
        const response = await route.fetch();
        const [head] = (await response.text()).split('<body>');
        await route.fulfill({ response, body: head ?? '' });
      });
      await page.goto(path);
      const files = () => asked.filter((file) => /\.(avif|webp|js)$/.test(file));
      await expect.poll(() => files()[1], 'the code is asked for with the first part').toMatch(/\.js$/);
      const [first] = files();
      await page.unroute(path);
      asked.length = 0;
      await open(page, path);
      const shown = await page
        .locator('main img[fetchpriority=high]')
        .evaluate((image: HTMLImageElement) => new URL(image.currentSrc).pathname);
      expect(first).toBe(shown);
      expect(asked.filter((file) => file === shown)).toHaveLength(1);
    });
  }
}

test('prices and names are as wide in the fallback font as in the typeface', async ({ page }) => {
  await page.goto('/search');
  const ratios = await page.evaluate(async () => {
    const canvas = new OffscreenCanvas(1, 1).getContext('2d');
    const width = async (font: string, text: string) => {
      await document.fonts.load(font, text);
      if (canvas) canvas.font = font;
      return canvas?.measureText(text).width ?? 0;
    };
    const ratios: Record<string, number> = {};
    for (const text of ['Rp129.000', 'Rp1.249.500', 'Rp86.375 -28%', 'Sepatu Sneakers Pria Kanvas Ringan'])
      for (const weight of [400, 800]) {
        const typeface = await width(`${weight} 100px "Plus Jakarta Sans Variable"`, text);
        const standIn = await width(`${weight} 100px "Plus Jakarta Sans Fallback"`, text);
        ratios[`${text}, ${weight}`] = standIn / typeface;
      }
    return ratios;
  });
  for (const [text, ratio] of Object.entries(ratios)) {
    expect(ratio, text).toBeGreaterThan(0.94);
    expect(ratio, text).toBeLessThan(1.06);
  }
});

test('the code of every page is compiled while it is loaded', async ({ request }) => {
  const html = await (await request.get('/')).text();
  for (const chunk of ['framework', 'shop']) {
    const address = html.match(new RegExp(`/assets/${chunk}-[^"]+\\.js`))?.[0] ?? '';
    expect((await (await request.get(address)).text()).split('\n')[0]).toBe('//# allFunctionsCalledOnLoad');
  }
});
