import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { freePort } from './free-port.ts';
import { findBrowser } from './test/browser.ts';
import { type Outcome, runPlaywright, runTool, runVitest } from './test/steps.ts';

/**
 * `npm test`, and with `--no-browser` `npm run check`: every check of the project, in folders and on ports of their
 * own, so that a running shop is not disturbed. Closes with 'N passed, N failed'.
 */

const BROWSERLESS = process.argv.includes('--no-browser');

async function browserTests(folder: string, other: Promise<unknown>): Promise<Outcome> {
  const browser = await findBrowser();
  const env = {
    E2E_PORT: String(await freePort()),
    E2E_DATA_DIR: path.join(folder, 'shop'),
    ...(browser && { CHROMIUM_PATH: browser }),
  };
  return runPlaywright(folder, { env, other });
}

const folder = await mkdtemp(path.join(os.tmpdir(), 'lokapasar-test-'));
const outcomes: Outcome[] = [];
try {
  outcomes.push(await runTool('Formatting and lint', ['node_modules/@biomejs/biome/bin/biome', 'ci']));
  outcomes.push(
    await runTool('Route types', ['node_modules/@react-router/dev/bin.cjs', 'typegen']),
    await runTool('Types', ['node_modules/typescript/bin/tsc', '--noEmit']),
    await runTool('Architecture arrows', [
      'node_modules/dependency-cruiser/bin/dependency-cruiser.mjs',
      'app',
      'domain',
      'server',
      'db',
      'scripts',
    ]),
    await runTool('Unused code and dependencies', ['node_modules/knip/bin/knip.js']),
  );
  const vitest = runVitest(folder);
  outcomes.push(...(await Promise.all(BROWSERLESS ? [vitest] : [vitest, browserTests(folder, vitest)])));
} finally {
  await rm(folder, { recursive: true, force: true });
}

const sum = (key: 'passed' | 'failed') => outcomes.reduce((total, outcome) => total + outcome[key], 0);
for (const { name, passed, failed } of outcomes) console.log(`${name}: ${passed} passed, ${failed} failed`);
console.log(`${sum('passed')} passed, ${sum('failed')} failed`);
process.exitCode = sum('failed') === 0 ? 0 : 1;
