// How long a running shop takes for suggestions, searches and lists, one request after the other:
//   node scripts/bench/catalogue.ts http://localhost:3000 [highest id of a product]
// Every address is asked for once, so that no cache of pages answers.
import http from 'node:http';
import { cpus, loadavg } from 'node:os';
import { createDice } from '#db/seed/generated/dice.ts';
import { readVocabulary } from '#db/seed/generated/words.ts';

const origin = process.argv[2] ?? 'http://localhost:3000';
/** Pages without a number begin at any product up to this one. */
const highestId = Number(process.argv[3] ?? 1_000_000);
const REQUESTS = 300;
const agent = new http.Agent({ keepAlive: true, maxSockets: 1 });
const dice = createDice(6);
const words = Object.values(readVocabulary());

/** What a shopper types: part of a name, sometimes with a letter missing. */
function term(): string {
  const { things, variants } = dice.pick(words);
  const text = dice.next() < 0.5 ? dice.pick(things) : `${dice.pick(things)} ${dice.pick(variants)}`;
  const typed = text.slice(0, dice.between(3, text.length));
  const at = dice.between(0, typed.length - 1);
  return dice.next() < 0.3 ? typed.slice(0, at) + typed.slice(at + 1) : typed;
}

const sorts = ['popularity', 'newest', 'price-low', 'price-high', 'rating'];
const categories = ['fashion', 'electronics', 'home-living', 'beauty', 'gadgets', 'food', 'sports', 'toys'];
const kinds: Record<string, () => string> = {
  suggestions: () => `/api/suggestions?q=${encodeURIComponent(term())}`,
  'search (data)': () => `/search.data?q=${encodeURIComponent(term())}`,
  'list of a category (data)': () =>
    `/category/${dice.pick(categories)}.data?sort=${dice.pick(sorts)}&page=${dice.between(1, 50)}&min=${dice.between(1, 9)}000`,
  'list of all products (data)': () =>
    `/product.data?page=${dice.between(1, 50)}&sort=${dice.pick(['popular', 'price-asc', 'price-desc', 'newest', 'rating'])}`,
  'page after the fiftieth (data)': () => {
    const sort = dice.pick(['popular', 'price-asc', 'price-desc', 'newest', 'rating']);
    const beside = dice.next() < 0.5 ? 'after' : 'before';
    return `/product.data?sort=${sort}&${beside}=${dice.between(1, highestId)}`;
  },
};

async function timed(path: string): Promise<number> {
  const start = performance.now();
  await new Promise<void>((resolve, reject) => {
    http
      .get(origin + path, { agent }, (answer) => {
        if ((answer.statusCode ?? 500) >= 500) reject(new Error(`${path}: ${answer.statusCode}`));
        answer.resume().on('end', resolve);
      })
      .on('error', reject);
  });
  return performance.now() - start;
}

console.info(
  `${new Date().toISOString()}, ${cpus().length} x ${cpus()[0]?.model}, load ${loadavg()[0]?.toFixed(1)}`,
);
for (const [kind, address] of Object.entries(kinds)) {
  for (let run = 0; run < 30; run += 1) await timed(address());
  const times: number[] = [];
  for (let run = 0; run < REQUESTS; run += 1) times.push(await timed(address()));
  times.sort((a, b) => a - b);
  const at = (share: number) => `${(times[Math.floor(share * (times.length - 1))] ?? 0).toFixed(1)} ms`;
  console.info(`${kind}: p50 ${at(0.5)}, p95 ${at(0.95)}, p99 ${at(0.99)}`);
}
agent.destroy();
