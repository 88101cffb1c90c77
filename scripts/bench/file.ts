import { CONNECTIONS, describeRounds, loadRound, type Round, warmUp } from './load.ts';
import type { Plan, Row } from './measurement.ts';
import { startShop } from './server-process.ts';

/** What it costs to send the largest script of a page, which lies compressed on the disk. */
export async function* file({ rounds, seconds, dataOf }: Plan): AsyncGenerator<Row> {
  const shop = await startShop(await dataOf(0));
  try {
    const home = await (await fetch(`${shop.origin}/`)).text();
    const [script] = /\/assets\/framework-[\w-]+\.js/.exec(home) ?? [];
    if (script === undefined) throw new Error('The home page names no script of the framework');
    await warmUp(shop, script);
    const measured: Round[] = [];
    for (let round = 0; round < rounds; round += 1) measured.push(await loadRound(shop, script, { seconds }));
    yield {
      what: `File: the framework's script, ${CONNECTIONS} connections, brotli`,
      result: describeRounds(measured),
    };
  } finally {
    await shop.stop();
  }
}
