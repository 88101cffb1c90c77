import cluster from 'node:cluster';
import { expect, it, onTestFinished } from 'vitest';
import { startProcesses } from './processes.ts';

it('a failed start of a serving process is reported as such, and does not end this one', async () => {
  onTestFinished(() => cluster.setupPrimary({ cwd: process.cwd() }));
  cluster.setupPrimary({ cwd: '/no/such/folder' });
  const warnings: string[] = [];
  const log = { info: () => {}, warn: (_: object, message: string) => void warnings.push(message) };
  await expect(startProcesses(1, log)).rejects.toMatchObject({ code: 'ENOENT' });
  expect(warnings).toEqual(['A serving process is in trouble']);
});
