import { BUDGETS, KB, overBudget, PHONE, weigh } from '#scripts/bench/weigh-page.ts';
import { expect, test } from './shop.ts';

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
