import { mkdtemp, readFile } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import type { TestCheck } from './fault.ts';
import { type Ended, runNode } from './process.ts';
import type { Sandbox } from './sandbox.ts';

/** A test that ran. */
interface RanTest {
  file: string;
  /** With the titles of the groups around it. */
  title: string;
  status: string;
}

/** Tests that ran, and how their runner ended. */
export interface TestsRun {
  tests: readonly RanTest[];
  ended: Ended;
}

/** Runs the tests of some checks in the copy. */
export async function runTests(
  sandbox: Sandbox,
  checks: readonly TestCheck[],
  limitMs: number,
): Promise<TestsRun> {
  const report = path.join(await mkdtemp(path.join(sandbox.folder, 'run-')), 'vitest.json');
  const files = new Set(checks.map(({ file }) => file));
  const titles = checks.map(({ test }) => test.replaceAll(/[.*+?^${}()|[\]\\/]/g, '\\$&')).join('|');
  const ended = await runNode(
    [
      ...['node_modules/vitest/vitest.mjs', 'run', ...files, '-t', titles],
      ...['--reporter=json', `--outputFile.json=${report}`],
    ],
    { cwd: sandbox.project, limitMs },
  );
  const results = await readReport(report);
  // With this reporter the output is empty: why a file's set-up failed stands in the report.
  ended.output += results.map(({ message }) => message).join('\n');
  const tests = results.flatMap(({ name, assertionResults }) =>
    assertionResults.map(({ fullName, status }) => ({
      file: path.relative(sandbox.project, name),
      title: fullName,
      status,
    })),
  );
  return { tests, ended };
}

/** The states of the tests that a check names, but for those that were left out. */
export function statesOf({ tests }: TestsRun, check: TestCheck): string[] {
  return tests
    .filter(({ file, title }) => file === check.file && title.includes(check.test))
    .map(({ status }) => status)
    .filter((status) => status === 'passed' || status === 'failed');
}

const vitestReport = z.object({
  testResults: z.array(
    z.object({
      name: z.string(),
      message: z.string(),
      assertionResults: z.array(z.object({ fullName: z.string(), status: z.string() })),
    }),
  ),
});

/** What the runner reported; nothing when it ended before it could. */
async function readReport(file: string): Promise<z.infer<typeof vitestReport>['testResults']> {
  const text = await readFile(file, 'utf8').catch(() => null);
  return text === null ? [] : vitestReport.parse(JSON.parse(text)).testResults;
}
