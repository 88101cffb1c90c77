import { type ChildProcess, spawn } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import { undoAtEnd } from '../ending.ts';

/** How many checks of one step passed and failed. */
export interface Outcome {
  name: string;
  passed: number;
  failed: number;
  /** How many of the passed needed a second try, where a step gives one; the runner names them. */
  retried?: number;
  /** What failed and why, to be said again at the end of a long output. */
  failures: string[];
}

/** The exit code of a program. It is interrupted when the run ends first. */
function codeOf(child: ChildProcess): Promise<number> {
  const code = new Promise<number>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (ended) => resolve(ended ?? 1));
  });
  const forget = undoAtEnd(() => {
    // Like Ctrl-C: on SIGTERM Playwright would leave its shop running.
    child.kill('SIGINT');
    return code;
  });
  return code.finally(forget);
}

function run(args: readonly string[], env: NodeJS.ProcessEnv = {}): Promise<number> {
  return codeOf(spawn(process.execPath, args, { stdio: 'inherit', env: { ...process.env, ...env } }));
}

/**
 * Runs beside another step and holds back its output until that one has ended, so that their lines do not
 * mix.
 */
async function runBeside(
  args: readonly string[],
  { env, other }: { env: NodeJS.ProcessEnv; other: Promise<unknown> },
): Promise<number> {
  const waiting: Buffer[] = [];
  let print = (chunk: Buffer): unknown => waiting.push(chunk);
  const released = other.then(() => {
    print = (chunk) => process.stdout.write(chunk);
    waiting.forEach(print);
  });
  const child = spawn(process.execPath, args, {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ...env },
  });
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => print(chunk));
  const [code] = await Promise.all([codeOf(child), released]);
  return code;
}

/** A tool that passes or fails as a whole. Its output follows at the end, so that several can run at once. */
export async function runTool(name: string, args: readonly string[]): Promise<Outcome> {
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'pipe'] });
  const said: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => said.push(chunk));
  const code = await codeOf(child);
  const output = Buffer.concat(said).toString();
  console.log(`\n== ${name}\n${output}`);
  if (code === 0) return { name, passed: 1, failed: 0, failures: [] };
  return { name, passed: 0, failed: 1, failures: [output] };
}

const vitestReport = z.object({
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  testResults: z.array(
    z.object({
      name: z.string(),
      /** Why the file as a whole failed, or empty. */
      message: z.string(),
      assertionResults: z.array(
        z.object({
          fullName: z.string(),
          status: z.string(),
          failureMessages: z.array(z.string()).nullish(),
        }),
      ),
    }),
  ),
});
const playwrightReport = z.object({
  stats: z.object({ expected: z.number(), unexpected: z.number(), flaky: z.number(), skipped: z.number() }),
});

function vitestFailures({ testResults }: z.infer<typeof vitestReport>): string[] {
  return testResults.flatMap(({ name: file, message, assertionResults }) => [
    ...(message ? [`${file}\n${message}`] : []),
    ...assertionResults
      .filter(({ status }) => status === 'failed')
      .map((test) => [`${file} > ${test.fullName}`, ...(test.failureMessages ?? [])].join('\n')),
  ]);
}

/** Reads a runner's own count; a failed run without a failed test counts as one failure. */
async function counted(
  name: string,
  code: number,
  file: string,
  count: (report: unknown) => Omit<Outcome, 'name'>,
): Promise<Outcome> {
  try {
    const counts = count(JSON.parse(await readFile(file, 'utf8')));
    return { name, ...counts, failed: code !== 0 && counts.failed === 0 ? 1 : counts.failed };
  } catch (error) {
    return { name, passed: 0, failed: 1, failures: [`${name}: the report cannot be read: ${error}`] };
  }
}

/** Unit, property, integration and contract tests, with all their output in a folder. */
export async function runVitest(folder: string): Promise<Outcome> {
  const name = 'Unit and integration tests';
  console.log(`\n== ${name}`);
  const report = path.join(folder, 'vitest.json');
  const projects = ['--project=unit', '--project=integration'];
  const args = ['run', ...projects, '--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  const code = await run(['node_modules/vitest/vitest.mjs', ...args], { TMPDIR: folder });
  return counted(name, code, report, (json) => {
    const vitest = vitestReport.parse(json);
    return {
      passed: vitest.numPassedTests,
      failed: vitest.numFailedTests,
      failures: vitestFailures(vitest),
    };
  });
}

/**
 * Journeys in a real browser against a real server, in parallel with the integration tests, which mostly
 * wait. A skipped test counts as a failure.
 */
export async function runPlaywright(
  folder: string,
  { env, other, files = [] }: { env: NodeJS.ProcessEnv; other: Promise<unknown>; files?: readonly string[] },
): Promise<Outcome> {
  const name = 'Browser tests';
  other.then(() => console.log(`\n== ${name}`));
  const report = path.join(folder, 'e2e.json');
  const code = await runBeside(['node_modules/@playwright/test/cli.js', 'test', ...files], {
    env: { ...env, E2E_REPORT: report },
    other,
  });
  return counted(name, code, report, (json) => {
    const { stats } = playwrightReport.parse(json);
    // Playwright itself lists its failures at the end, and what passed at the second try only.
    return {
      passed: stats.expected + stats.flaky,
      retried: stats.flaky,
      failed: stats.unexpected + stats.skipped,
      failures: [],
    };
  });
}
