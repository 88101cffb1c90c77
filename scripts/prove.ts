// npm run prove [-- --minutes 10] [-- --seed 42]
// Proves that nothing costs money or stock, longer than npm test does, in shops of its own, and prints one table.
import { chmod, mkdir, mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { endEverything } from './ending.ts';
import { endAll } from './faults/process.ts';
import type { Proof, Proven } from './prove/proof.ts';
import { PROOFS } from './prove/proofs.ts';
import { ensureBuild } from './setup/build.mjs';
import { stopDatabases } from './test/databases.ts';

/** Of what is broken, the table counts all and this many lines are printed in full. */
const MOST_SHOWN = 20;

const { values } = parseArgs({
  options: { minutes: { type: 'string', default: '8' }, seed: { type: 'string' } },
});
const wholeNumber = (text: string) => {
  if (!/^[1-9]\d{0,8}$/.test(text)) throw new Error(`'${text}' is not a whole number from 1 to 999999999`);
  return Number(text);
};
const deadline = Date.now() + wholeNumber(values.minutes) * 60_000;
const seed = values.seed === undefined ? 1 + (Date.now() % 999_999_999) : wholeNumber(values.seed);

await ensureBuild();
const folder = await mkdtemp(path.join(os.tmpdir(), 'lokapasar-prove-'));
// As root the built-in database runs under another account, which must be able to pass.
await chmod(folder, 0o711);
const clear = async () => {
  endAll();
  await endEverything();
  await stopDatabases(folder);
  await rm(folder, { recursive: true, force: true });
};
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  // npm and the terminal may both send it.
  process.on(signal, () => void clear().finally(() => process.exit(1)));
}

const rows = PROOFS.map(({ what }) => ({ what, runs: 0, broken: 0 }));

/** One round of a proof, in a folder of its own that is gone afterwards. */
async function once(proof: Proof, round: number): Promise<Proven> {
  const own = path.join(folder, 'round');
  await mkdir(own);
  await chmod(own, 0o711);
  try {
    return await proof.prove(own, seed + round);
  } catch (error) {
    return { runs: 0, broken: [`it could not be proven: ${error instanceof Error ? error.message : error}`] };
  } finally {
    await stopDatabases(own);
    await rm(own, { recursive: true, force: true });
  }
}

try {
  console.log(`Seed ${seed}; the first round is done in full, then what has chances until the time is over.`);
  for (let round = 0; round === 0 || Date.now() < deadline; round += 1) {
    for (const [at, proof] of PROOFS.entries()) {
      if (round > 0 && (!proof.isRepeated || Date.now() >= deadline)) continue;
      const row = rows[at];
      const { runs, broken } = await once(proof, round);
      if (row) row.runs += runs;
      if (row) row.broken += broken.length;
      console.log(`${proof.what}: ${runs} runs, ${broken.length} broken, seed ${seed + round}`);
      for (const line of broken.slice(0, MOST_SHOWN)) console.log(`  ${line}`);
    }
  }
  console.log('\n| What | Runs | Broken |\n| --- | ---: | ---: |');
  for (const { what, runs, broken } of rows) console.log(`| ${what} | ${runs} | ${broken} |`);
  if (rows.some(({ broken }) => broken > 0)) process.exitCode = 1;
} finally {
  await clear();
}
