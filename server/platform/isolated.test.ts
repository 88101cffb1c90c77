import { expect, test } from 'vitest';
import { IsolatedWorkEnded, runIsolated } from './isolated.ts';

const LONG_MS = 60_000;
const run = (name: string, timeLimitMs = LONG_MS) =>
  runIsolated<[string, string], unknown>(
    new URL('./isolated.builder.ts', import.meta.url),
    [name, 'tas'],
    timeLimitMs,
  );

test('returns the result of the work, or the reason of its failure', async () => {
  expect(await run('double')).toBe('tastas');
  await expect(run('fail')).rejects.toThrow('cannot tas');
});

test('ends work that never finishes, at its time limit', async () => {
  await expect(run('spin', 500)).rejects.toBeInstanceOf(IsolatedWorkEnded);
});

test('ends work that takes more memory than its limit', async () => {
  await expect(run('hoard')).rejects.toBeInstanceOf(IsolatedWorkEnded);
});

test.runIf(process.getuid?.() === 0)('does not work as root when the shop runs as root', async () => {
  expect(await run('user')).toEqual([65_533, 65_533, 65_533, [65_533]]);
});

test('does not pass on settings of this process', async () => {
  expect(await run('settings')).not.toContain('PATH');
});
