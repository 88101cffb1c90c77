import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import type pg from 'pg';
import { expect, it, onTestFinished } from 'vitest';
import { createServingPool } from '#server/platform/database/pools.ts';
import { createQuery } from '#server/platform/database/query.ts';
import { createTransaction } from '#server/platform/database/transactions.ts';
import { openJobs } from '#server/platform/jobs/jobs.ts';
import { startJobsProcess } from '../support/jobs-process.ts';
import { migratedDatabase } from '../support/migrated-database.ts';
import { poolers, startPgBouncer } from '../support/pgbouncer.ts';
import { addPieces, createPieces, finishPiece } from '../support/pieces.ts';

const PROCESSES = 3;
const log = { info: () => {}, warn: () => {} };

const opened = migratedDatabase();

it.each([
  { name: 'PostgreSQL itself', isPooled: false, pieces: 1000, kills: 4 },
  ...poolers.map(({ name }) => ({ name, isPooled: true, pieces: 1000, kills: 3 })),
])(
  'jobs via $name: each of $pieces is finished and none twice, while processes are killed and replaced',
  async ({ isPooled, pieces, kills }) => {
    const { host = '', port, user = '', database = '' } = opened().database.pool.options;
    const address: pg.PoolConfig = isPooled
      ? { connectionString: (await startPgBouncer({ host, user, database })).url }
      : { host, port, user, database };
    const pool = createServingPool(address, { log, isPooled });
    const jobs = await openJobs({
      pool,
      log,
      kinds: [finishPiece],
      heartbeatSeconds: 10,
      superviseSeconds: 1,
    });
    onTestFinished(async () => {
      await jobs.stop();
      await pool.end();
    });
    const query = createQuery(pool);
    const transaction = createTransaction(pool, { enqueue: jobs.enqueue });
    const count = async (of: ReturnType<typeof sql>) =>
      (await query<{ count: number }>(sql`select count(*)::int as count from ${of}`))[0]?.count ?? 0;
    const finished = () => count(sql`pieces where finished_at is not null`);

    await createPieces(query);
    const start = () => startJobsProcess({ address, isPooled });
    const workers = await Promise.all(Array.from({ length: PROCESSES }, start));
    // The load runs while processes die.
    const load = (async () => {
      for (let from = 1; from <= pieces; from += 100) await addPieces(transaction, from, from + 99);
    })();
    for (let kill = 0; kill < kills; kill += 1) {
      const before = await finished();
      while ((await finished()) < Math.min(before + 50, pieces)) await sleep(5);
      workers.shift()?.kill('SIGKILL');
      workers.push(await start());
    }
    await load;
    await expect.poll(finished, { timeout: 300_000 }).toBe(pieces);
    // What was done but not reported before a kill runs once more, without effect.
    await expect
      .poll(() => count(sql`jobs.job where name = ${finishPiece.name} and state < 'completed'`))
      .toBe(0);

    expect(await count(sql`pieces where finishes = 1`)).toBe(pieces);
    const begun = await count(sql`piece_attempts`);
    console.info(`${begun - pieces} of ${pieces} jobs were begun a second time`);
    await query(sql`drop table pieces, piece_attempts`);
  },
);
