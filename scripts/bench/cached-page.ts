import { writeFileSync } from 'node:fs';
import { get, type IncomingMessage } from 'node:http';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { median } from './figures.ts';
import { ACCEPT_ENCODING, CONNECTIONS, describeRounds, loadRound, type Round } from './load.ts';
import type { Plan, Row } from './measurement.ts';
import { startServer, startShop } from './server-process.ts';

const PAGE = '/product/1';

/**
 * What a page from the cache costs beside the least that node can do: a bare `node:http` server with the same headers
 * and bytes, in pairs of rounds in the same run, because a shared machine changes from minute to minute.
 */
export async function* cachedPage({ rounds, seconds, folder, dataOf }: Plan): AsyncGenerator<Row> {
  const shop = await startShop(await dataOf(0));
  try {
    const copy = path.join(folder, 'answer.json');
    await answerOf(shop.origin + PAGE);
    writeFileSync(copy, JSON.stringify(await answerOf(shop.origin + PAGE)));
    const raw = await startServer('scripts/bench/raw-server.ts', { args: [copy] });
    try {
      const [ofRaw, ofShop]: [Round[], Round[]] = [[], []];
      for (let round = 0; round < rounds; round += 1) {
        ofRaw.push(await loadRound(raw, PAGE, { seconds }));
        ofShop.push(await loadRound(shop, PAGE, { seconds }));
      }
      yield* rowsOf(ofRaw, ofShop);
    } finally {
      await raw.stop();
    }
  } finally {
    await shop.stop();
  }
}

function* rowsOf(ofRaw: readonly Round[], ofShop: readonly Round[]): Generator<Row> {
  const what = `${PAGE}, ${CONNECTIONS} connections`;
  const p99 = median(ofShop.map((round) => round.p99));
  const ratio = median(ofShop.map(({ rps }, at) => rps / (ofRaw[at]?.rps ?? Number.NaN)));
  yield { what: `Raw node:http with the bytes of ${what}`, result: describeRounds(ofRaw) };
  yield {
    what: `Page from memory: ${what}`,
    result: describeRounds(ofShop),
    goal: { text: 'p99 below 5 ms', isReached: p99 < 5 },
  };
  yield {
    what: 'Page from memory beside raw node:http, pairs of rounds',
    result: `${(ratio * 100).toFixed(0)}% of its requests/s`,
    goal: { text: '80% or more', isReached: ratio >= 0.8 },
  };
}

/** The answer of the shop, for the other server to copy. */
async function answerOf(url: string): Promise<{ headers: string[]; body: string }> {
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    get(url, { headers: { 'accept-encoding': ACCEPT_ENCODING } }, resolve).on('error', reject);
  });
  const body = await buffer(response);
  const own = /^(date|connection|keep-alive)$/i;
  const headers: string[] = [];
  for (let at = 0; at < response.rawHeaders.length; at += 2) {
    const [name = '', value = ''] = response.rawHeaders.slice(at, at + 2);
    if (!own.test(name)) headers.push(name, value);
  }
  return { headers, body: body.toString('base64') };
}
