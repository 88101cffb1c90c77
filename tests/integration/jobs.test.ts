import { sql } from 'drizzle-orm';
import { describe, expect, it, onTestFinished } from 'vitest';
import { z } from 'zod';
import { createTransaction } from '#server/platform/database/transactions.ts';
import { defineJob, type Job } from '#server/platform/jobs/define-job.ts';
import { type DueWork, Sweep } from '#server/platform/jobs/due-work.ts';
import { type JobHandler, openJobs } from '#server/platform/jobs/jobs.ts';
import { migratedDatabase } from './support/migrated-database.ts';

const opened = migratedDatabase();

let numbers = 0;
/** A kind of job of one test. It is never polled for, so whatever starts was notified. */
function jobOf<Payload>(payload: z.ZodType<Payload>, changes: Partial<Job<Payload>> = {}): Job<Payload> {
  numbers += 1;
  return defineJob({ name: `test.${numbers}`, payload, pollSeconds: 3600, retrySeconds: 1, ...changes });
}

/** A process that knows one kind of job, and works on it if it has a handler; it stops with the test. */
async function processFor<Payload>(job: Job<Payload>, handler?: JobHandler<Payload>) {
  const { database } = opened();
  const warnings: string[] = [];
  const log = { info: () => {}, warn: (_: object, message: string) => void warnings.push(message) };
  const jobs = await openJobs({ pool: database.pool, log, kinds: [job] });
  onTestFinished(() => jobs.stop());
  if (handler) jobs.handle(job, handler);
  await jobs.start();
  const transaction = createTransaction(database.pool, { enqueue: jobs.enqueue });
  return {
    jobs,
    transaction,
    warnings,
    enqueue: (...payloads: Payload[]) => transaction((tx) => tx.enqueue(job, payloads)),
  };
}

const jobsOf = ({ name }: { name: string }) =>
  opened().query<{ state: string }>(sql`select state from jobs.job where name = ${name} order by created_on`);

describe('a job', () => {
  it('starts as soon as its transaction is committed, with its payload, and not when it fails', async () => {
    const done: unknown[] = [];
    const job = jobOf(z.object({ order: z.int() }));
    const { enqueue, transaction } = await processFor(job, async (payload) => void done.push(payload));
    const failing = transaction(async (tx) => {
      await tx.enqueue(job, [{ order: 1 }]);
      throw new Error('changed my mind');
    });
    await expect(failing).rejects.toThrow('changed my mind');
    await enqueue({ order: 2 }, { order: 3 });
    await expect.poll(() => done).toEqual([{ order: 2 }, { order: 3 }]);
    await expect.poll(() => jobsOf(job)).toEqual([{ state: 'completed' }, { state: 'completed' }]);
  });

  it('exists once per payload while it waits, and while it runs', async () => {
    const job = jobOf(z.uuid());
    const id = crypto.randomUUID();
    const { enqueue } = await processFor(job);
    for (let sweep = 0; sweep < 10; sweep += 1) await enqueue(id);
    expect(await jobsOf(job)).toHaveLength(1);

    const begun: string[] = [];
    const mayEnd = Promise.withResolvers<void>();
    const working = await processFor(job, async (payload) => {
      begun.push(payload);
      await mayEnd.promise;
    });
    await expect.poll(() => begun).toEqual([id]);
    await working.enqueue(id);
    expect(await jobsOf(job)).toEqual([{ state: 'active' }]);
    mayEnd.resolve();
    await expect.poll(() => jobsOf(job)).toEqual([{ state: 'completed' }]);
    await working.enqueue(id);
    await expect.poll(() => begun).toEqual([id, id]);
  });

  it('that fails is retried, and becomes a dead letter after its last attempt', async () => {
    const attempts: number[] = [];
    const job = jobOf(z.int(), { retries: 1, pollSeconds: 1 });
    const { enqueue, warnings } = await processFor(job, async (_, { number }) => {
      attempts.push(number);
      throw new Error('no luck');
    });
    await enqueue(7);
    await expect.poll(() => attempts).toEqual([1, 2]);
    await expect.poll(() => jobsOf(job)).toEqual([{ state: 'failed' }]);
    expect(warnings).toEqual(['A job failed and is tried again', 'A job failed for good']);
    const dead = await opened().query(sql`
      select data, source_name from jobs.job where name = 'dead-letters' and source_name = ${job.name}`);
    expect(dead).toEqual([{ data: { payload: 7 }, source_name: job.name }]);
  });

  it('with a payload of another version fails and reaches no handler', async () => {
    const reached: number[] = [];
    const job = jobOf(z.int(), { retries: 0 });
    const older = { ...job, payload: z.string(), keyOf: String };
    const { transaction, warnings } = await processFor(job, async (payload) => void reached.push(payload));
    await transaction((tx) => tx.enqueue(older, ['seven']));
    await expect.poll(() => jobsOf(job)).toEqual([{ state: 'failed' }]);
    expect([reached, warnings]).toEqual([[], ['A job failed for good']]);
  });

  it('that runs when its process stops is left to another one', async () => {
    const job = jobOf(z.int(), { pollSeconds: 1 });
    let isAborted = false;
    const stopping = await processFor(job, (_, { signal }) => {
      signal.addEventListener('abort', () => {
        isAborted = true;
      });
      return new Promise(() => {});
    });
    await stopping.enqueue(1);
    await expect.poll(() => jobsOf(job)).toEqual([{ state: 'active' }]);
    const done: number[] = [];
    await processFor(job, async (payload) => void done.push(payload));
    await stopping.jobs.stop();
    await expect.poll(() => done).toEqual([1]);
    expect(isAborted).toBe(true);
  });

  it('of the hour is enqueued once, whichever process asks', async () => {
    const done: number[] = [];
    const job = jobOf(z.null());
    const processes = [await processFor(job, async () => void done.push(1)), await processFor(job)];
    for (const { jobs } of [...processes, ...processes]) await jobs.enqueueHourly(job);
    await expect.poll(() => jobsOf(job)).toEqual([{ state: 'completed' }]);
    for (const { jobs } of processes) await jobs.enqueueHourly(job);
    expect(await jobsOf(job)).toHaveLength(1);
  });

  it('gets the settings of this version of the program in a queue of an older one', async () => {
    const job = jobOf(z.null(), { retries: 3 });
    await processFor(job);
    await processFor({ ...job, retries: 5 });
    const queues = await opened().query(
      sql`select retry_limit, policy from jobs.queue where name = ${job.name}`,
    );
    expect(queues).toEqual([{ retry_limit: 5, policy: 'exclusive' }]);
  });
});

describe('the sweep', () => {
  async function sweepOf(...work: DueWork[]) {
    const warnings: object[] = [];
    const log = { info: () => {}, warn: (details: object) => void warnings.push(details) };
    const { query, transaction } = opened();
    const sweep = new Sweep({
      query,
      transaction,
      log,
      work,
      hourly: [],
      hourlyHere: [],
      jobs: { enqueueHourly: async () => {} },
    });
    onTestFinished(() => sweep.close());
    await sweep.look();
    return warnings;
  }
  const dueIn = (hours: number | null, clock: DueWork['clock'], enqueued: string[]): DueWork => ({
    name: `due in ${hours}`,
    clock,
    nextDue: async () => (hours === null ? null : new Date(Date.now() + hours * 3_600_000)),
    enqueue: async () => void enqueued.push(`${hours} ${clock}`),
  });

  it('enqueues what is due, and nothing else; the shop’s time may be ahead of real time', async () => {
    const enqueued: string[] = [];
    const work = (['real', 'shop'] as const).flatMap((clock) =>
      [-1, 1, 100, null].map((hours) => dueIn(hours, clock, enqueued)),
    );
    await sweepOf(...work);
    expect(enqueued.splice(0)).toEqual(['-1 real', '-1 shop']);
    await opened().query(sql`insert into shop_clock (ahead_ms) values (${2 * 3_600_000})`);
    await sweepOf(...work);
    expect(enqueued).toEqual(['-1 real', '-1 shop', '1 shop']);
    await opened().query(sql`delete from shop_clock`);
  });

  it('continues with the rest when one piece of work fails', async () => {
    const enqueued: string[] = [];
    const broken: DueWork = {
      ...dueIn(-1, 'real', enqueued),
      name: 'broken',
      nextDue: () => Promise.reject(new Error('a bug')),
    };
    const warnings = await sweepOf(broken, dueIn(-2, 'real', enqueued));
    expect(enqueued).toEqual(['-2 real']);
    expect(warnings).toMatchObject([{ sweep: 'broken' }]);
  });
});
