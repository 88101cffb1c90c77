import { expect, test } from 'vitest';
import { IsolatedWorkEnded, runIsolated } from './isolated.ts';

const LONG_MS = 60_000;
const run = (name: string, timeLimitMs = LONG_MS) =>
  runIsolated<[string, string], unknown>(
    new URL('./isolated.builder.ts', import.meta.url),
    [name, 'tas'],
    timeLimitMs,
  );

test('answers what the work gives, or says why it failed', async () => {
  expect(await run('double')).toBe('tastas');
  await expect(run('fail')).rejects.toThrow('cannot tas');
});

test('work that never lets go is ended after its time', async () => {
  await expect(run('spin', 500)).rejects.toBeInstanceOf(IsolatedWorkEnded);
});

test('knows no settings of this process', async () => {
  expect(await run('settings')).not.toContain('PATH');
});
