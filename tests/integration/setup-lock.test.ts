import { setTimeout as sleep } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { withSetupLock } from '#server/platform/database/setup-lock.ts';
import { migratedDatabase } from './support/migrated-database.ts';

const opened = migratedDatabase();

it('lets one process at a time migrate or seed, the others wait (P-SHOP-7)', async () => {
  const { pool } = opened().database;
  let inside = 0;
  let most = 0;
  const work = async () => {
    inside += 1;
    most = Math.max(most, inside);
    await sleep(50);
    inside -= 1;
  };
  await Promise.all([1, 2, 3, 4].map(() => withSetupLock(pool, work)));
  expect(most).toBe(1);
});

it('releases the lock when the work fails', async () => {
  const { pool } = opened().database;
  const broken = withSetupLock(pool, () => Promise.reject(new Error('broken')));
  await expect(broken).rejects.toThrow('broken');
  expect(await withSetupLock(pool, async () => 'next')).toBe('next');
});
