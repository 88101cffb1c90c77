// npm run bench [-- --sizes 10000,100000,1000000 --rounds 5 --seconds 4 --only cached-page,memory]
// Measures the shop on this machine and prints one table; docs/performance.md says what each line means.
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { answerTimes } from './bench/answer-times.ts';
import { buying } from './bench/buying.ts';
import { cachedPage } from './bench/cached-page.ts';
import { clickToContent } from './bench/click.ts';
import { operatorConsole } from './bench/console.ts';
import { dataFolders } from './bench/data-folders.ts';
import { deadlines } from './bench/deadlines.ts';
import { file } from './bench/file.ts';
import { firstView } from './bench/first-view.ts';
import { jobs } from './bench/jobs.ts';
import { LIGHTHOUSE_PAGES, lighthouse, lighthouseAccessibility } from './bench/lighthouse.ts';
import { failed, type Measurement, type Plan, type Row } from './bench/measurement.ts';
import { memory } from './bench/memory.ts';
import { relevance } from './bench/relevance.ts';
import { shopLists } from './bench/shop-lists.ts';
import { slowPhone } from './bench/slow-phone.ts';
import { startUp } from './bench/start-up.ts';
import { type LoadedRow, loadNow, table } from './bench/table.ts';
import { typing } from './bench/typing.ts';
import { uncachedPage } from './bench/uncached-page.ts';
import { endEverything } from './ending.ts';
import { ensureBuild } from './setup/build.mjs';

const measurements: readonly Measurement[] = [
  { name: 'cached-page', run: cachedPage },
  { name: 'uncached-page', run: uncachedPage },
  { name: 'file', run: file },
  { name: 'first-view', run: firstView },
  { name: 'click', run: clickToContent },
  { name: 'slow-phone', run: slowPhone },
  ...LIGHTHOUSE_PAGES.map((page) => ({ name: 'lighthouse', run: (plan: Plan) => lighthouse(plan, page) })),
  { name: 'accessibility', run: lighthouseAccessibility },
  { name: 'jobs', run: jobs },
  { name: 'buying', run: buying },
  { name: 'deadlines', run: deadlines },
  { name: 'console', run: operatorConsole },
  { name: 'shop-lists', run: shopLists },
  { name: 'relevance', run: relevance },
  { name: 'start-up', isBySize: true, run: startUp },
  { name: 'answer-times', isBySize: true, run: answerTimes },
  { name: 'memory', isBySize: true, run: memory },
  { name: 'typing', isBySize: true, run: typing },
];

const { values } = parseArgs({
  options: {
    sizes: { type: 'string', default: '10000,100000,1000000' },
    rounds: { type: 'string', default: '5' },
    seconds: { type: 'string', default: '4' },
    only: { type: 'string', default: [...new Set(measurements.map(({ name }) => name))].join(',') },
  },
});

/** @throws Error when something is not a whole number above 0 */
function numbers(text: string): number[] {
  return text.split(',').map((part) => {
    if (!/^[1-9]\d{0,6}$/.test(part)) throw new Error(`'${part}' is not a whole number from 1 to 9999999`);
    return Number(part);
  });
}

/** One measurement; when it fails, that is its last row. */
async function measured(measurement: Measurement, plan: Plan, products: number): Promise<LoadedRow[]> {
  const rows: LoadedRow[] = [];
  // Made before, so that its load is not that of the measurement.
  let before = Number.NaN;
  const add = (row: Row) => {
    rows.push({ ...row, load: [before, loadNow()] });
    process.stderr.write(`  ${row.what}: ${row.result}\n`);
    before = loadNow();
  };
  try {
    await plan.dataOf(products);
    before = loadNow();
    for await (const row of measurement.run(plan, products)) add(row);
  } catch (error) {
    const size = measurement.isBySize ? `, ${products} products` : '';
    add(failed(`${measurement.name}${size}`, error));
  }
  return rows;
}

const only = values.only.split(',');
const unknown = only.filter((name) => !measurements.some((measurement) => measurement.name === name));
if (unknown.length > 0) throw new Error(`There is no measurement ${unknown.join(', ')}`);
const [rounds = 1] = numbers(values.rounds);
const [seconds = 1] = numbers(values.seconds);
const sizes = numbers(values.sizes);

await ensureBuild();
const folder = await mkdtemp(path.join(os.tmpdir(), 'lokapasar-bench-'));
// As root the built-in database runs under another account, which must be able to pass.
await chmod(folder, 0o711);
const clear = async () => {
  await endEverything();
  await rm(folder, { recursive: true, force: true });
};
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  // npm and the terminal may both send it.
  process.on(signal, () => void clear().finally(() => process.exit(1)));
}
try {
  const plan: Plan = { rounds, seconds, folder, dataOf: dataFolders(folder) };
  const rows: LoadedRow[] = [];
  for (const measurement of measurements.filter(({ name }) => only.includes(name))) {
    for (const products of measurement.isBySize ? sizes : [0]) {
      process.stderr.write(`${measurement.name}${measurement.isBySize ? `, ${products} products` : ''}\n`);
      rows.push(...(await measured(measurement, plan, products)));
    }
  }
  process.stdout.write(`${table(rows, { rounds })}\n`);
} finally {
  await clear();
}
