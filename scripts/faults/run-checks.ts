import { mkdtemp, readFile } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import { freePort } from '../free-port.ts';
import type { TestCheck, ToolCheck } from './fault.ts';
import { type Ended, runNode } from './process.ts';
import type { Sandbox } from './sandbox.ts';

const TOOLS: Record<ToolCheck['tool'], (sandbox: Sandbox) => string[]> = {
  tsc: () => ['node_modules/typescript/bin/tsc', '--noEmit', '--pretty', 'false'],
  biome: () => ['node_modules/@biomejs/biome/bin/biome', 'ci', '--colors=off', '--max-diagnostics=none'],
  'dependency-cruiser': ({ arrows }) => [
    ...['node_modules/dependency-cruiser/bin/dependency-cruiser.mjs', '--config', arrows],
    ...['app', 'contracts', 'domain', 'server', 'db', 'scripts', 'studio', 'tests'],
  ],
  knip: () => ['node_modules/knip/bin/knip.js'],
};

/** Runs a tool over the copy as `npm test` does. */
export function runTool(sandbox: Sandbox, tool: ToolCheck['tool'], limitMs: number): Promise<Ended> {
  return runNode(TOOLS[tool](sandbox), { cwd: sandbox.project, limitMs });
}

/** Tests that ran, each as {@link testKey}, and how their runner ended. */
export interface TestsRun {
  passed: ReadonlySet<string>;
  failed: ReadonlySet<string>;
  ended: Ended;
}

/** A test in the sets of {@link TestsRun}. */
export const testKey = ({ file, test }: Pick<TestCheck, 'file' | 'test'>): string => `${file} > ${test}`;

/** The tests with these titles and no others, as a regular expression over full titles. */
function titles(checks: readonly TestCheck[]): string {
  return `(${checks.map(({ test }) => test.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&')).join('|')})$`;
}

const filesOf = (checks: readonly TestCheck[]) => [...new Set(checks.map(({ file }) => file))];

/** Runs some unit or integration tests of the copy. */
export async function runVitest(
  sandbox: Sandbox,
  checks: readonly TestCheck[],
  limitMs: number,
): Promise<TestsRun> {
  const report = path.join(await mkdtemp(path.join(sandbox.folder, 'run-')), 'vitest.json');
  const args = ['node_modules/vitest/vitest.mjs', 'run', ...filesOf(checks), '-t', titles(checks)];
  const ended = await runNode([...args, '--reporter=json', `--outputFile.json=${report}`], {
    cwd: sandbox.project,
    limitMs,
  });
  const read = await readReport(report, vitestReport);
  // With this reporter the output is empty: why a file's set-up failed stands in the report.
  ended.output += read?.testResults.map(({ message }) => message).join('\n') ?? '';
  const found = read?.testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.map(({ title, status }) => ({
      key: testKey({ file: path.relative(sandbox.project, name), test: title }),
      status,
    })),
  );
  return judged(found ?? [], ended, { passed: 'passed', failed: 'failed' });
}

/** Runs some browser tests against a shop of the copy, on a port and data folder of its own. */
export async function runPlaywright(
  sandbox: Sandbox,
  checks: readonly TestCheck[],
  { limitMs, browser }: { limitMs: number; browser: string | null },
): Promise<TestsRun> {
  const folder = await mkdtemp(path.join(sandbox.folder, 'run-'));
  const report = path.join(folder, 'e2e.json');
  const env = {
    E2E_PORT: String(await freePort()),
    E2E_DATA_DIR: path.join(folder, 'shop'),
    E2E_REPORT: report,
    ...(browser && { CHROMIUM_PATH: browser }),
  };
  const args = ['node_modules/@playwright/test/cli.js', 'test', ...filesOf(checks), '-g', titles(checks)];
  const ended = await runNode(args, { cwd: sandbox.project, env, limitMs });
  const read = await readReport(report, playwrightReport);
  const found = (read?.suites ?? []).flatMap(specsOf).map(({ file, title, tests }) => ({
    key: testKey({ file: `tests/e2e/${file}`, test: title }),
    status: tests[0]?.status ?? 'skipped',
  }));
  return judged(found, ended, { passed: 'expected', failed: 'unexpected' });
}

function judged(
  found: readonly { key: string; status: string }[],
  ended: Ended,
  words: { passed: string; failed: string },
): TestsRun {
  const withStatus = (wanted: string) =>
    new Set(found.filter(({ status }) => status === wanted).map(({ key }) => key));
  return { passed: withStatus(words.passed), failed: withStatus(words.failed), ended };
}

const vitestReport = z.object({
  testResults: z.array(
    z.object({
      name: z.string(),
      message: z.string(),
      assertionResults: z.array(z.object({ title: z.string(), status: z.string() })),
    }),
  ),
});

const suite = z.object({
  specs: z.array(
    z.object({ file: z.string(), title: z.string(), tests: z.array(z.object({ status: z.string() })) }),
  ),
  get suites(): z.ZodOptional<z.ZodArray<typeof suite>> {
    return z.array(suite).optional();
  },
});
const playwrightReport = z.object({ suites: z.array(suite) });

function specsOf({ specs, suites = [] }: z.infer<typeof suite>): z.infer<typeof suite>['specs'] {
  return [...specs, ...suites.flatMap(specsOf)];
}

/** What a runner reported; null when it ended before it could. */
async function readReport<T>(file: string, schema: z.ZodType<T>): Promise<T | null> {
  const text = await readFile(file, 'utf8').catch(() => null);
  return text === null ? null : schema.parse(JSON.parse(text));
}
