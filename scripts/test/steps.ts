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

function run(args: readonly string[]): Promise<number> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, args, { stdio: 'inherit' });
    child.once('error', reject);
    child.once('exit', (code) => resolve(code ?? 1));
  });
}

/** Runs beside another step: what it prints waits until that one has ended, so that the lines of two do not mix. */
function runBeside(
  args: readonly string[],
  { env, other }: { env: NodeJS.ProcessEnv; other: Promise<unknown> },
): Promise<number> {
  const waiting: Buffer[] = [];
  let print = (chunk: Buffer): unknown => waiting.push(chunk);
  const released = other.then(() => {
    print = (chunk) => process.stdout.write(chunk);
    waiting.forEach(print);
  });
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, args, {
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, ...env },
    });
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => print(chunk));
    child.once('error', reject);
    child.once('close', (code) => released.then(() => resolve(code ?? 1), reject));
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

/**
 * Journeys in a real browser against a real server, beside the integration tests, which wait more than they work. A
 * skipped test counts as a failure.
 */
export async function runPlaywright(
  folder: string,
  { env, other }: { env: NodeJS.ProcessEnv; other: Promise<unknown> },
): Promise<Outcome> {
  const name = 'Browser tests';
  other.then(() => console.log(`\n== ${name}`));
  const report = path.join(folder, 'e2e.json');
  const code = await runBeside(['node_modules/@playwright/test/cli.js', 'test'], {
    env: { ...env, E2E_REPORT: report },
    other,
  });
  return counted(name, code, report, (json) => {
    const { stats } = playwrightReport.parse(json);
    return { passed: stats.expected, failed: stats.unexpected + stats.flaky + stats.skipped };
  });
}
