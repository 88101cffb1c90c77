import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { openDatabase } from '#server/platform/database/connect.ts';
import { createQuery } from '#server/platform/database/query.ts';
import { createTransaction } from '#server/platform/database/transactions.ts';
import { defineJob } from '#server/platform/jobs/define-job.ts';
import { openJobs } from '#server/platform/jobs/jobs.ts';
import { readEnv } from '#server/platform/settings/env.ts';
import { count, median, ms, percentile } from './figures.ts';
import type { Plan, Row } from './measurement.ts';

const log = { info: () => {}, warn: () => {} };
const SINGLE_JOBS = 200;
const JOBS_AT_ONCE = 2000;

/** How soon a job begins in the process that enqueued it, and how many one process does, each with a transaction. */
export async function* jobs({ dataOf }: Plan): AsyncGenerator<Row> {
  const database = await openDatabase(readEnv({ DATA_DIR: await dataOf(0) }), log);
  const job = defineJob({ name: 'bench.job', payload: z.int(), atOnce: 4 });
  const open = await openJobs({ pool: database.pool, log, kinds: [job] });
  const transaction = createTransaction(database.pool, { enqueue: open.enqueue });
  const query = createQuery(database.pool);
  await query(sql`create table bench_pieces (id integer primary key)`);
  let begun: (id: number) => void = () => {};
  open.handle(job, async (id) => {
    begun(id);
    await transaction((tx) => tx(sql`insert into bench_pieces values (${id})`));
  });
  await open.start();

  const waits: number[] = [];
  for (let id = 0; id < SINGLE_JOBS; id += 1) {
    const beginning = new Promise<void>((resolve) => {
      begun = () => resolve();
    });
    await transaction((tx) => tx.enqueue(job, [id]));
    const committed = performance.now();
    await beginning;
    waits.push(performance.now() - committed);
  }
  yield {
    what: 'A job begins after the commit that enqueued it, in the same process',
    result: `p50 ${ms(median(waits))}, p99 ${ms(percentile(waits, 0.99))}`,
  };

  let left = JOBS_AT_ONCE;
  const all = new Promise<void>((resolve) => {
    begun = () => {
      left -= 1;
      if (left === 0) resolve();
    };
  });
  await transaction((tx) =>
    tx.enqueue(
      job,
      Array.from({ length: JOBS_AT_ONCE }, (_, at) => SINGLE_JOBS + at),
    ),
  );
  const start = performance.now();
  await all;
  const seconds = (performance.now() - start) / 1000;
  yield {
    what: `${count(JOBS_AT_ONCE)} jobs in one process, four at once, each with a transaction`,
    result: `${Math.round(JOBS_AT_ONCE / seconds)} jobs/s`,
  };
  await open.stop();
  await database.close();
}
