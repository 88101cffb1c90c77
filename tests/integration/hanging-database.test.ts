import { execFileSync } from 'node:child_process';
import { afterEach, expect, it } from 'vitest';
import { runningPostmaster } from './support/data-folder.ts';
import { startShop } from './support/shop.ts';

/**
 * Beyond any limit of the shop (7.5 s for each step of a request, 3 s for /readyz), in ms: only an answer that never comes
 * ends here.
 */
const PATIENCE_MS = 30_000;

let stopped: number[] = [];

/** Freezes PostgreSQL like a stuck disk or machine: connections stay open and nothing answers. */
function freeze(dataDir: string): void {
  const postmaster = runningPostmaster(dataDir);
  if (postmaster === undefined) throw new Error('No PostgreSQL runs');
  const children = execFileSync('ps', ['-o', 'pid=', '--ppid', String(postmaster)], { encoding: 'utf8' });
  stopped = [postmaster, ...children.trim().split(/\s+/).map(Number)];
  for (const pid of stopped) process.kill(pid, 'SIGSTOP');
}

function thaw(): void {
  for (const pid of stopped.splice(0)) process.kill(pid, 'SIGCONT');
}

afterEach(thaw);

it('shoppers and probes learn of a hanging database, and the shop recovers with it', async () => {
  const shop = await startShop();
  const ask = async (path: string, body?: object) => {
    const answer = await fetch(shop.origin + path, {
      signal: AbortSignal.timeout(PATIENCE_MS),
      ...(body && {
        method: 'POST',
        body: JSON.stringify(body),
        headers: { 'content-type': 'application/json' },
      }),
    });
    return answer.status;
  };
  const quote = () => ask('/api/quotes', { ids: [1] });
  const subscribe = () => ask('/api/newsletter', { email: 'sari@contoh.id', website: '' });
  expect([await quote(), await subscribe(), await ask('/readyz')]).toEqual([200, 200, 200]);

  freeze(shop.dataDir);
  // More than there are connections: some wait for one, the others for an answer.
  const answers = [...Array.from({ length: 12 }, quote), subscribe(), ask('/readyz')];
  expect(new Set(await Promise.all(answers))).toEqual(new Set([503]));

  thaw();
  await expect.poll(() => ask('/readyz')).toBe(200);
  expect(await quote()).toBe(200);
  await shop.close();
});
