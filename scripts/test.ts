import { chmod, mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { endEverything } from './ending.ts';
import { freePort } from './free-port.ts';
import { runMain } from './setup/step.mjs';
import { findBrowser } from './test/browser.ts';
import { stopDatabases } from './test/databases.ts';
import { type Outcome, runPlaywright, runTool, runVitest } from './test/steps.ts';

/**
 * `npm test`, and with `--no-browser` `npm run check`: every check of the project, in its own folders and on
 * its own ports, so that a running shop is not disturbed. Ends with 'N passed, N failed'.
 */

const BROWSERLESS = process.argv.includes('--no-browser');

async function tools(): Promise<Outcome[]> {
  // Other tools need the types of the routes.
  const routes = await runTool('Route types', ['node_modules/@react-router/dev/bin.cjs', 'typegen']);
  const others = await Promise.all([
    runTool('Types', ['node_modules/typescript/bin/tsc', '--noEmit']),
    runTool('Formatting and lint', ['node_modules/@biomejs/biome/bin/biome', 'ci']),
    runTool('Architecture arrows', [
      'node_modules/dependency-cruiser/bin/dependency-cruiser.mjs',
      'app',
      'contracts',
      'domain',
      'server',
      'db',
      'scripts',
      'studio',
      'tests',
    ]),
    runTool('Unused code and dependencies', ['node_modules/knip/bin/knip.js']),
    // A rule of the domain that only tests use is not in force.
    runTool('Rules that run', [
      'node_modules/knip/bin/knip.js',
      '--production',
      ...['--config', 'knip.rules.json'],
      ...['--include', 'files,exports'],
    ]),
  ]);
  return [routes, ...others];
}

async function tests(folder: string, browser: string | null): Promise<Outcome[]> {
  const vitest = runVitest(folder);
  if (BROWSERLESS) return [await vitest];
  const env = {
    E2E_PORT: String(await freePort()),
    E2E_DATA_DIR: path.join(folder, 'shop'),
    ...(browser && { CHROMIUM_PATH: browser }),
  };
  return Promise.all([vitest, runPlaywright(folder, { env, other: vitest })]);
}

function report(outcomes: readonly Outcome[]): number {
  const sum = (key: 'passed' | 'failed') => outcomes.reduce((total, outcome) => total + outcome[key], 0);
  for (const failure of outcomes.flatMap(({ failures }) => failures)) console.log(`\nFAILED ${failure}`);
  for (const { name, passed, failed, retried } of outcomes)
    console.log(
      `${name}: ${passed} passed${retried ? ` (${retried} of them at the second try)` : ''}, ${failed} failed`,
    );
  console.log(`${sum('passed')} passed, ${sum('failed')} failed`);
  return sum('failed') === 0 ? 0 : 1;
}

/** Resolves when somebody interrupts the run; npm and the terminal may both send the signal. */
const interrupted = new Promise<null>((resolve) => {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => resolve(null));
});

await runMain(async () => {
  // Found or installed first, because the run is useless without one.
  const browser = BROWSERLESS ? null : await findBrowser();
  const folder = await mkdtemp(path.join(os.tmpdir(), 'lokapasar-test-'));
  // As root the databases of tests run under another account, which must be able to enter.
  await chmod(folder, 0o711);
  const checks = async () => [...(await tools()), ...(await tests(folder, browser))];
  try {
    const outcomes = await Promise.race([checks(), interrupted]);
    return outcomes ? report(outcomes) : 1;
  } finally {
    await endEverything();
    await stopDatabases(folder);
    await rm(folder, { recursive: true, force: true });
  }
});
// What an interrupted run would have done next.
process.exit();
