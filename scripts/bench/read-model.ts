// How fast the read model finds products, in this process and with nothing else:
//   DATA_DIR=./data node scripts/bench/read-model.ts
// 2000 each of terms, lists, suggestions and names with a typing error.
import { cpus, loadavg } from 'node:os';
import { createDice } from '#db/seed/generated/dice.ts';
import { mistyped } from '#db/seed/generated/typing-errors.ts';
import { readVocabulary } from '#db/seed/generated/words.ts';
import type { ProductOrder } from '#domain/listing/screens.ts';
import { openCatalogue } from '#server/modules/catalogue/catalogue.ts';
import { openDatabase } from '#server/platform/database/connect.ts';
import { readEnv } from '#server/platform/settings/env.ts';

const log = { info: () => {}, warn: () => {} };
const env = readEnv();
const database = await openDatabase(env, log);
const megabytes = () => Math.round(process.memoryUsage().rss / 1e6);
const before = megabytes();
const start = performance.now();
const { catalogue, readModel, close } = await openCatalogue({ env, database, log });
await readModel.settled();
const model = readModel.model();
if (!model) throw new Error('The catalogue is larger than READ_MODEL_MAX_PRODUCTS');
console.info(
  `${new Date().toISOString()}, ${cpus().length} x ${cpus()[0]?.model}, load ${loadavg()[0]?.toFixed(1)}`,
);
console.info(`built in ${Math.round(performance.now() - start)} ms, memory ${before} -> ${megabytes()} MB`);

const dice = createDice(500);
const { rows } = await database.pool.query<{ id: number; name: string }>(
  'select id, name from products where id > 300 order by md5(id::text) limit 2000',
);
const words = Object.values(readVocabulary());
const orders: ProductOrder[] = [
  'sold',
  'created',
  'price-ascending',
  'price-descending',
  'rating',
  'discount',
];
const term = () => dice.pick(dice.pick(words).things).slice(0, dice.between(2, 12));
await measure('suggestions', () => catalogue.suggestions(term(), 5));
// As the page of results asks: list and counts.
await measure('search, with the counts of its filter panel', () => {
  const filter = { term: term() };
  return Promise.all([
    catalogue.search({ filter, order: 'list-position', limit: 12, offset: 0 }),
    catalogue.facetCounts(filter),
  ]);
});
await measure('counts of the filter panel, of all', () =>
  model.facetCounts({ minRating: dice.between(1, 4) }, null),
);
await measure('list with filters', () =>
  model.list(
    {
      filter: { categoryIds: [dice.between(1, 10)], minRating: dice.between(1, 4) },
      order: dice.pick(orders),
      limit: 8,
      offset: 8 * dice.between(0, 100),
    },
    null,
  ),
);
await measure('one typing error, with search', () =>
  catalogue.suggestions(mistyped(dice.pick(rows).name, dice), 5),
);
await close();
await database.close();

async function measure(what: string, work: () => unknown): Promise<void> {
  for (let run = 0; run < 200; run += 1) await work();
  const times: number[] = [];
  const cpu = process.threadCpuUsage();
  for (let run = 0; run < 2000; run += 1) {
    const begin = performance.now();
    await work();
    times.push(performance.now() - begin);
  }
  const { user, system } = process.threadCpuUsage(cpu);
  times.sort((a, b) => a - b);
  const at = (share: number) => `${(times[Math.floor(share * (times.length - 1))] ?? 0).toFixed(3)} ms`;
  console.info(
    `${what}: p50 ${at(0.5)}, p95 ${at(0.95)}, p99 ${at(0.99)}, CPU ${((user + system) / 2_000_000).toFixed(3)} ms each`,
  );
}
