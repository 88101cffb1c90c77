import { median } from './figures.ts';
import { CONNECTIONS, describeRounds, loadRound, type Round } from './load.ts';
import type { Plan, Row } from './measurement.ts';
import { startShop } from './server-process.ts';

/** Requests with this header neither get nor make a kept page (docs/decisions/0010-page-cache.md). */
export const UNCACHED = { authorization: 'Bearer bench' };

const PAGES = ['/category/fashion', '/', '/product/1', '/search?q=sepatu'];

/** What it costs to make and compress a page for one request. */
export async function* uncachedPage({ rounds, seconds, dataOf }: Plan): AsyncGenerator<Row> {
  const shop = await startShop(await dataOf(0));
  try {
    for (const page of PAGES) {
      const measured: Round[] = [];
      for (let round = 0; round < rounds; round += 1) {
        measured.push(await loadRound(shop, page, { seconds, headers: UNCACHED }));
      }
      const cpuMs = median(measured.map((round) => round.cpuMs));
      yield {
        what: `Uncached page: ${page}, ${CONNECTIONS} connections, brotli`,
        result: describeRounds(measured),
        ...(page.startsWith('/category/') && {
          goal: { text: 'below 3 ms of CPU', isReached: cpuMs < 3 },
        }),
      };
    }
  } finally {
    await shop.stop();
  }
}
