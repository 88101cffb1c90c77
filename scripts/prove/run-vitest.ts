import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import { runNode } from '../faults/process.ts';
import { stopDatabases } from '../test/databases.ts';
import type { Proven } from './proof.ts';

const ROOT = path.resolve(import.meta.dirname, '../..');
/** Longest time, in ms, that one run of some test files may take. */
const LIMIT_MS = 20 * 60_000;

const vitestReport = z.object({
  numPassedTests: z.number(),
  testResults: z.array(
    z.object({
      message: z.string(),
      assertionResults: z.array(
        z.object({ fullName: z.string(), status: z.string(), failureMessages: z.array(z.string()) }),
      ),
    }),
  ),
});

/** Runs integration tests with settings of their own, and all that they write in a folder. */
export async function runVitest(
  folder: string,
  files: readonly string[],
  env: Record<string, string>,
): Promise<Proven> {
  const report = path.join(folder, 'vitest.json');
  const args = ['node_modules/vitest/vitest.mjs', 'run', ...files];
  const ended = await runNode([...args, '--reporter=json', `--outputFile.json=${report}`], {
    cwd: ROOT,
    limitMs: LIMIT_MS,
    env: { TMPDIR: folder, ...env },
  });
  await stopDatabases(folder);
  const text = await readFile(report, 'utf8').catch(() => null);
  if (text === null) return { runs: 0, broken: [`the tests did not run: ${ended.output.slice(-2000)}`] };
  const { numPassedTests: runs, testResults } = vitestReport.parse(JSON.parse(text));
  const broken = testResults.flatMap(({ message, assertionResults }) => [
    ...(message === '' ? [] : [message]),
    ...assertionResults
      .filter(({ status }) => status === 'failed')
      .map(({ fullName, failureMessages }) => `${fullName}: ${failureMessages.join('\n')}`),
  ]);
  return { runs, broken: broken.length > 0 || ended.code === 0 ? broken : [ended.output.slice(-2000)] };
}
