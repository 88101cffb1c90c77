import { createDice } from '#db/seed/generated/dice.ts';
import { mistyped } from '#db/seed/generated/typing-errors.ts';
import { readVocabulary } from '#db/seed/generated/words.ts';
import { openCatalogue } from '#server/modules/catalogue/open-catalogue.ts';
import { openDatabase } from '#server/platform/database/connect.ts';
import { readEnv } from '#server/platform/settings/env.ts';

const log = { info: () => {}, warn: () => {} };
const env = readEnv();
const database = await openDatabase(env, log);
const t0 = performance.now();
const { catalogue, readModel, close } = await openCatalogue({ env, database, log });
await readModel.settled();
const built = performance.now() - t0;
const { rows } = await database.pool.query<{ id: number; name: string }>(
  'select id, name from products where id > 300 order by md5(id::text) limit 2000',
);
const dice = createDice(Number(process.env.SEED ?? 500));
const words = Object.values(readVocabulary());
const term = () => dice.pick(dice.pick(words).things).slice(0, dice.between(2, 12));
const two = () => {
  const w = dice.pick(words);
  return `${dice.pick(w.things)} ${dice.pick(w.variants)}`;
};
async function measure(what: string, work: () => unknown) {
  for (let i = 0; i < 100; i++) await work();
  const times: number[] = [];
  const cpu = process.threadCpuUsage();
  const n = 800;
  for (let i = 0; i < n; i++) {
    const b = performance.now();
    await work();
    times.push(performance.now() - b);
  }
  const { user, system } = process.threadCpuUsage(cpu);
  times.sort((a, b) => a - b);
  const at = (s: number) => (times[Math.floor(s * (n - 1))] ?? 0).toFixed(3);
  console.log(
    `${what}: p50 ${at(0.5)} p95 ${at(0.95)} p99 ${at(0.99)} cpu ${((user + system) / 1000 / n).toFixed(3)}`,
  );
}
const page = (t: string) => {
  const filter = { term: t };
  return Promise.all([
    catalogue.search({ filter, order: 'list-position', limit: 12, offset: 0 }),
    catalogue.facetCounts(filter),
  ]);
};
console.log(`built ${Math.round(built)} ms, rss ${Math.round(process.memoryUsage().rss / 1e6)} MB`);
await measure('suggestions', () => catalogue.suggestions(term(), 5));
await measure('page, one thing', () => page(term()));
await measure('page, two words', () => page(two()));
await measure('page, typing error', () => page(mistyped(dice.pick(rows).name, dice)));
await measure('suggestions, typing error', () =>
  catalogue.suggestions(mistyped(dice.pick(rows).name, dice), 5),
);
await close();
await database.close();
