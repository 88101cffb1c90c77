import { BUDGETS, KB, overBudget, PHONE, weigh } from '#scripts/bench/weigh-page.ts';
import { expect, open, test } from './shop.ts';

test.use(PHONE);

for (const budget of BUDGETS) {
  test(`the first view of ${budget.path} keeps its budget`, async ({ page, request }) => {
    // The second answer is the kept page, as nearly all shoppers get it.
    await request.get(budget.path);
    const session = await page.context().newCDPSession(page);
    const weighed = await weigh(session);
    await page.goto(budget.path, { waitUntil: 'load' });
    const weight = weighed();
    expect(overBudget(weight, budget), JSON.stringify(weight)).toEqual([]);
    expect(weight.scripts, 'scripts are weighed at all').toBeGreaterThan(50 * KB);
  });
}

test('code is asked for after what the page is seen with', async ({ request }) => {
  const html = await (await request.get('/')).text();
  const code = html.match(/<link rel="modulepreload"[^>]*>/g) ?? [];
  expect(code.length).toBeGreaterThan(3);
  expect(code.filter((link) => !link.includes('fetchpriority="low"'))).toEqual([]);
});

test('a card that React has not taken over yet does what is asked of it', async ({ page }) => {
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

test('Back lands at the card that was left, though the cards far below were not laid out', async ({
  page,
}) => {
  await open(page, '/new-arrivals');
  const link = page.locator('article h3 a').nth(20);
  await link.scrollIntoViewIfNeeded();
  const name = (await link.textContent()) ?? '';
  await link.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
  await page.goBack();
  await expect(link).toBeInViewport();
});

test('what every page runs is compiled while it comes', async ({ request }) => {
  const html = await (await request.get('/')).text();
  for (const chunk of ['framework', 'shop']) {
    const address = html.match(new RegExp(`/assets/${chunk}-[^"]+\\.js`))?.[0] ?? '';
    expect((await (await request.get(address)).text()).split('\n')[0]).toBe('//# allFunctionsCalledOnLoad');
  }
});
