import http from 'node:http';
import { count } from './figures.ts';
import type { Plan, Row } from './measurement.ts';
import { startShop } from './server-process.ts';
import { addressesOf, visit } from './visits.ts';

const REQUESTS = 10_000;
/** Visits end after this time, in ms, even if there were fewer. */
const LONGEST = 180_000;
/** Clients at the same time. */
const CLIENTS = 4;
/** The API answers 1200 requests of one client a minute. */
const OF_ONE_CLIENT = 1000;

/** How much memory a serving process holds with the catalogue read, and after shoppers have asked for pages. */
export async function* memory({ dataOf }: Plan, products: number): AsyncGenerator<Row> {
  const shop = await startShop(await dataOf(products), { TRUSTED_PROXIES: '127.0.0.1' });
  const agent = new http.Agent({ keepAlive: true, maxSockets: CLIENTS });
  try {
    await shop.logged('The catalogue was read');
    const atFirst = shop.memoryMiB().now;
    const addresses = addressesOf(products, 9);
    const kinds = [
      () => '/',
      () => addresses.product(),
      () => addresses.product('.data'),
      () => addresses.category(),
      () => addresses.all(),
      () => addresses.search(),
      () => addresses.suggestions(),
    ];
    const end = performance.now() + LONGEST;
    let asked = 0;
    const client = async () => {
      while (asked < REQUESTS && performance.now() < end) {
        asked += 1;
        const headers = {
          'accept-encoding': 'br',
          'x-forwarded-for': `192.0.2.${Math.floor(asked / OF_ONE_CLIENT) + 1}`,
        };
        await visit(shop.origin + addresses.pick(kinds)(), { agent, headers });
      }
    };
    await Promise.all(Array.from({ length: CLIENTS }, client));
    const { now, most } = shop.memoryMiB();
    yield {
      what: `Memory of the serving process, ${count(products)} products`,
      result: `${atFirst.toFixed(0)} MiB with the catalogue read, ${now.toFixed(0)} MiB after ${count(asked)} requests (at most ${most.toFixed(0)} MiB)`,
      ...(products === 100_000 && { goal: { text: 'below 300 MiB', isReached: most < 300 } }),
    };
  } finally {
    agent.destroy();
    await shop.stop();
  }
}
