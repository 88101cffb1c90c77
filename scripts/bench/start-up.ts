import { count, median } from './figures.ts';
import type { Plan, Row } from './measurement.ts';
import { startShop } from './server-process.ts';

/** How long a start takes when everything is in place, from the start of the process to its address. */
export async function* startUp({ rounds, dataOf }: Plan, products: number): AsyncGenerator<Row> {
  const dataDir = await dataOf(products);
  const seconds: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const shop = await startShop(dataDir);
    seconds.push(shop.startMs / 1000);
    await shop.stop();
  }
  yield {
    what: `Start with PostgreSQL and data in place, ${count(products)} products`,
    result: `${median(seconds).toFixed(2)} s (${seconds.map((time) => time.toFixed(2)).join(', ')})`,
    goal: { text: 'below 2 s', isReached: median(seconds) < 2 },
  };
}
