// How much memory a serving process takes, on a data folder with the catalogue to be measured:
//   node scripts/run.mjs scripts/bench/memory.ts ./data
import http from 'node:http';
import { cpus, loadavg } from 'node:os';
import { createDice } from '#db/seed/generated/dice.ts';
import { readVocabulary } from '#db/seed/generated/words.ts';
import { startServer } from './server-process.ts';

const [dataDir = './data'] = process.argv.slice(2);
const agent = new http.Agent({ keepAlive: true, maxSockets: 4 });
const dice = createDice(9);
const words = Object.values(readVocabulary());
const categories = ['fashion', 'electronics', 'home-living', 'beauty', 'gadgets', 'food', 'sports', 'toys'];
const term = () => encodeURIComponent(dice.pick(dice.pick(words).things).slice(0, dice.between(3, 12)));

/** What shoppers ask for, about as often as they do. */
const kinds = [
  () => '/',
  () => `/product/${dice.between(1, 100_000)}`,
  () => `/product/${dice.between(1, 100_000)}.data`,
  () => `/category/${dice.pick(categories)}?page=${dice.between(1, 50)}`,
  () => `/product?page=${dice.between(1, 500)}&sort=${dice.pick(['price-asc', 'newest', 'rating'])}`,
  () => `/search?q=${term()}`,
  () => `/api/suggestions?q=${term()}`,
];

/** Asks for pages, four at a time. */
async function visit(count: number): Promise<void> {
  let left = count;
  await Promise.all(
    Array.from({ length: 4 }, async () => {
      for (; left > 0; left -= 1) await ask(dice.pick(kinds)());
    }),
  );
}

async function ask(path: string): Promise<void> {
  await new Promise<void>((resolve, reject) => {
    http
      .get(shop.origin + path, { agent, headers: { 'accept-encoding': 'br' } }, (answer) => {
        if ((answer.statusCode ?? 500) >= 500) reject(new Error(`${path}: ${answer.statusCode}`));
        answer.resume().on('end', resolve);
      })
      .on('error', reject);
  });
}

function report(what: string): void {
  const { now, most } = shop.memoryMiB();
  console.info(`${what}: ${now.toFixed(0)} MiB, at most ${most.toFixed(0)} MiB so far`);
}

const shop = await startServer('server/main.ts', {
  env: { PORT: '0', LOG_LEVEL: 'info', DATA_DIR: dataDir },
});
try {
  await shop.logged('The catalogue was read');
  console.info(
    `${new Date().toISOString()}, node ${process.version}, ${cpus().length} x ${cpus()[0]?.model}, load ${loadavg()[0]?.toFixed(1)}`,
  );
  report('catalogue in memory');
  await visit(1000);
  report('after 1000 requests');
  await visit(9000);
  report('after 10,000 requests');
} finally {
  agent.destroy();
  await shop.stop();
}
