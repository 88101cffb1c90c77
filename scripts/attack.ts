// npm run attack [-- --short]: attacks a shop of its own on this machine, and prints the results. The short form waits for
// none of the shop's deadlines and judges no times.
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { ATTACKED, attacksOf } from './attack/attacks.ts';
import { startShop } from './bench/server-process.ts';
import { endEverything } from './ending.ts';
import { ensureBuild } from './setup/build.mjs';

const { values } = parseArgs({ options: { short: { type: 'boolean', default: false } } });
await ensureBuild();
const folder = await mkdtemp(path.join(os.tmpdir(), 'lokapasar-attack-'));
// As root the built-in database runs under another account, which must be able to enter.
await chmod(folder, 0o711);
const clear = async () => {
  await endEverything();
  await rm(folder, { recursive: true, force: true });
};
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.on(signal, () => void clear().finally(() => process.exit(1)));
}
try {
  const dataDir = path.join(folder, 'data');
  const shop = await startShop(dataDir, ATTACKED);
  await shop.logged('The catalogue was read');
  process.stdout.write('| Attack | Figure | Limit | Stood |\n| --- | --- | --- | --- |\n');
  for (const attack of attacksOf(values.short ? 'short' : 'long')) {
    const { figure, limit, stood, inTime = true } = await attack.run({ ...shop, dataDir });
    const isGood = stood && (inTime || values.short);
    process.stdout.write(
      `| ${attack.name} | ${figure.replaceAll('|', '\\|')} | ${limit} | ${isGood ? 'yes' : 'NO'} |\n`,
    );
    if (!isGood) process.exitCode = 1;
  }
  await shop.stop();
} finally {
  await clear();
}
