import type { Plan, Row } from './measurement.ts';
import { openShopInBrowser } from './phone.ts';
import { BUDGETS, KB, overBudget, type Weighed, weigh } from './weigh-page.ts';

/** What a first visitor's phone loads until the load event, by type. */
export async function* firstView({ dataOf }: Plan): AsyncGenerator<Row> {
  const shop = await openShopInBrowser(await dataOf(0));
  try {
    for (const budget of BUDGETS) {
      await (await fetch(shop.origin + budget.path)).text();
      const weighed = await shop.onNewPhone(async (page) => {
        const read = await weigh(await page.context().newCDPSession(page));
        await page.goto(shop.origin + budget.path, { waitUntil: 'load' });
        return read();
      });
      const over = overBudget(weighed, budget);
      yield {
        what: `Bytes of the first view, ${budget.path}`,
        result: listed(weighed),
        goal: { text: listed(budget), isReached: over.length === 0 },
      };
    }
  } finally {
    await shop.close();
  }
}

function listed({ document, scripts, routes, images, all, requests }: Weighed): string {
  const kb = (bytes: number) => `${Number((bytes / KB).toFixed(1))} KB`;
  return `HTML ${kb(document)}, scripts ${kb(scripts)}, routes ${kb(routes)}, pictures ${kb(images)}, all ${kb(all)}, ${requests} requests`;
}
