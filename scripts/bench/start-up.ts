import { count, median } from './figures.ts';
import type { Plan, Row } from './measurement.ts';
import { startShop } from './server-process.ts';

/**
 * How long a start takes when everything is in place, from the start of the process to its address, and its processor
 * time, which says more on a machine that does other things, too.
 */
export async function* startUp({ rounds, dataOf }: Plan, products: number): AsyncGenerator<Row> {
  const dataDir = await dataOf(products);
  const seconds: number[] = [];
  const processor: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const shop = await startShop(dataDir);
    seconds.push(shop.startMs / 1000);
    processor.push(shop.cpuMs());
    await shop.stop();
  }
  yield {
    what: `Start with PostgreSQL and data in place, ${count(products)} products`,
    result: `${median(seconds).toFixed(2)} s (${seconds.map((time) => time.toFixed(2)).join(', ')}), ${median(processor)} ms of CPU`,
    goal: { text: 'below 2 s', isReached: median(seconds) < 2 },
  };
}
