import { CONNECTIONS, describeRounds, loadRound, type Round } from './load.ts';
import type { Plan, Row } from './measurement.ts';
import { startShop } from './server-process.ts';

/** Files of the home page: the largest script, which lies compressed in memory, and a photograph, which is on the disk. */
const FILES = [
  { what: "the framework's script, from memory", address: /\/assets\/framework-[\w-]+\.js/ },
  { what: 'a photograph of a card, from the disk', address: /\/images\/photos\/\w+-320\.avif/ },
];

/** What it costs to send a file. */
export async function* file({ rounds, seconds, dataOf }: Plan): AsyncGenerator<Row> {
  const shop = await startShop(await dataOf(0));
  try {
    const home = await (await fetch(`${shop.origin}/`)).text();
    for (const { what, address } of FILES) {
      const [path] = address.exec(home) ?? [];
      if (path === undefined) throw new Error(`The home page does not name ${what}`);
      const measured: Round[] = [];
      for (let round = 0; round < rounds; round += 1) measured.push(await loadRound(shop, path, { seconds }));
      yield { what: `File: ${what}, ${CONNECTIONS} connections`, result: describeRounds(measured) };
    }
  } finally {
    await shop.stop();
  }
}
