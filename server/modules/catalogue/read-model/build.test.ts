import { Worker } from 'node:worker_threads';
import { expect, it } from 'vitest';
import { loadedBy } from './build.ts';

const thread = (code: string) => new Worker(code, { eval: true });
const SAY = "require('node:worker_threads').parentPort.postMessage('loaded');";

it('takes the result of a thread, also when the thread fails afterwards', async () => {
  const worker = thread(`${SAY} setTimeout(() => { throw new Error('late') }, 20)`);
  const ended = new Promise((resolve) => worker.once('exit', resolve));
  expect(await loadedBy(worker)).toBe('loaded');
  await ended;
});

it('fails when a thread fails, or ends without a result', async () => {
  await expect(loadedBy(thread("throw new Error('broken')"))).rejects.toThrow('broken');
  await expect(loadedBy(thread('process.exit(3)'))).rejects.toThrow('ended with code 3');
});
