import { spawn } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';

/** How many checks of one step passed and failed. */
export interface Outcome {
  name: string;
  passed: number;
  failed: number;
}

function run(args: readonly string[], env: NodeJS.ProcessEnv = {}): Promise<number> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, args, { stdio: 'inherit', env: { ...process.env, ...env } });
    child.once('error', reject);
    child.once('exit', (code) => resolve(code ?? 1));
  });
}

/** A tool that passes or fails as a whole. */
export async function runTool(name: string, args: readonly string[]): Promise<Outcome> {
  console.log(`\n== ${name}`);
  const code = await run(args);
  return { name, passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1 };
}

const vitestReport = z.object({ numPassedTests: z.number(), numFailedTests: z.number() });
const playwrightReport = z.object({
  stats: z.object({ expected: z.number(), unexpected: z.number(), flaky: z.number(), skipped: z.number() }),
});

/** Reads a runner's own count; a run that failed without a failed test counts as one failure. */
async function counted(
  name: string,
  code: number,
  file: string,
  count: (report: unknown) => { passed: number; failed: number },
): Promise<Outcome> {
  try {
    const { passed, failed } = count(JSON.parse(await readFile(file, 'utf8')));
    return { name, passed, failed: code !== 0 && failed === 0 ? 1 : failed };
  } catch (error) {
    console.warn(`${name}: the report cannot be read`, error);
    return { name, passed: 0, failed: 1 };
  }
}

/** Unit, property, integration and contract tests. */
export async function runVitest(folder: string): Promise<Outcome> {
  const name = 'Unit and integration tests';
  console.log(`\n== ${name}`);
  const report = path.join(folder, 'vitest.json');
  const code = await run([
    'node_modules/vitest/vitest.mjs',
    'run',
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${report}`,
  ]);
  return counted(name, code, report, (json) => {
    const { numPassedTests, numFailedTests } = vitestReport.parse(json);
    return { passed: numPassedTests, failed: numFailedTests };
  });
}

/** Journeys in a real browser against a real server. A skipped test counts as a failure. */
export async function runPlaywright(folder: string, env: NodeJS.ProcessEnv): Promise<Outcome> {
  const name = 'Browser tests';
  console.log(`\n== ${name}`);
  const report = path.join(folder, 'e2e.json');
  const code = await run(['node_modules/@playwright/test/cli.js', 'test'], { ...env, E2E_REPORT: report });
  return counted(name, code, report, (json) => {
    const { stats } = playwrightReport.parse(json);
    return { passed: stats.expected, failed: stats.unexpected + stats.flaky + stats.skipped };
  });
}
