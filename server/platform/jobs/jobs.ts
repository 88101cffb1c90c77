import { sql } from 'drizzle-orm';
import type { ClientBase, Pool } from 'pg';
import { type ConstructorOptions, fromDrizzle, PgBoss } from 'pg-boss';
import { withSetupLock } from '../database/setup-lock.ts';
import type { Enqueue } from '../database/transactions.ts';
import { isUnavailable } from '../database/unavailable.ts';
import type { Log } from '../log.ts';
import type { Job, JobKind } from './define-job.ts';
import { JOBS_SCHEMA } from './jobs-schema.ts';
import { ensureQueues } from './queues.ts';

/** The context of one attempt. */
export interface Attempt {
  /** 1 for the first. */
  readonly number: number;
  /** Aborted when this attempt no longer counts: it ran out of time, or the process stops. */
  readonly signal: AbortSignal;
}

/** Does the work of one job; an error is logged and leads to a retry. May run twice, see `defineJob`. */
export type JobHandler<Payload> = (payload: Payload, attempt: Attempt) => Promise<void>;

/** The jobs of a process: those that it enqueues, and those that it works on. */
export interface Jobs {
  /** For `createTransaction`: this process starts the jobs as soon as they are committed. */
  readonly enqueue: Enqueue;
  /** Enqueues a job unless one was enqueued within the hour, in real time and across all processes. */
  enqueueHourly(job: JobKind): Promise<void>;
  /** Registers the handler of a kind of job; before {@link start}. */
  handle<Payload>(job: Job<Payload>, handler: JobHandler<Payload>): void;
  /** Starts to work on jobs. */
  start(): Promise<void>;
  /** Lets running jobs finish for some seconds and leaves the others to other processes. */
  stop(): Promise<void>;
}

export interface JobsOptions {
  readonly pool: Pool;
  readonly log: Log;
  /** All kinds of jobs of the shop. */
  readonly kinds: readonly JobKind[];
  /** Seconds without a heartbeat after which a job's process counts as dead; at least 10. For tests. */
  readonly heartbeatSeconds?: number;
  /** Seconds between two searches for jobs of dead processes. For tests. */
  readonly superviseSeconds?: number;
}

/** Longest interval between heartbeats, in seconds; a living process sends them twice as often. */
const HEARTBEAT_S = 30;
const SUPERVISE_S = 10;
/** How long, in ms, running jobs may take when the process stops. */
const PARTING_MS = 5000;
const HOUR_S = 3600;
/** Interval of pg-boss's maintenance that we do not use. */
const NEVER_S = 86_400;

/**
 * Migrates pg-boss's tables and the queues to this version of the program, once a start.
 * @param setup the setup pool: one process at a time does it, around the pooler
 */
export async function prepareJobs(setup: Pool, log: Log, kinds: readonly JobKind[]): Promise<void> {
  await withSetupLock(setup, async (client) => {
    const boss = createBoss(client, log, { supervise: false });
    await boss.start();
    await ensureQueues(boss, kinds, HEARTBEAT_S);
    await boss.stop({ graceful: false, close: false });
  });
}

/** Opens the queues, and creates missing ones. Waits for the database, not for work. */
export async function openJobs(options: JobsOptions): Promise<Jobs> {
  const { pool, log, kinds, heartbeatSeconds = HEARTBEAT_S, superviseSeconds = SUPERVISE_S } = options;
  const boss = createBoss(pool, log, {
    superviseIntervalSeconds: superviseSeconds,
    monitorIntervalSeconds: superviseSeconds,
  });
  await boss.start();
  await ensureQueues(boss, kinds, heartbeatSeconds);
  return new BossJobs(boss, log);
}

function createBoss(
  connection: Pool | ClientBase,
  log: Log,
  options: Pick<ConstructorOptions, 'supervise' | 'superviseIntervalSeconds' | 'monitorIntervalSeconds'>,
): PgBoss {
  const boss = new PgBoss({
    db: { executeSql: (text, values) => connection.query(text, values) },
    schema: JOBS_SCHEMA,
    // Deadlines are columns; nothing here is timed by pg-boss.
    schedule: false,
    flowIntervalSeconds: NEVER_S,
    registerInstance: false,
    openTelemetry: { enabled: false },
    // Rebuilding exceeds the time limit of the serving pool; autovacuum maintains these small tables.
    reindex: false,
    ...options,
  });
  boss.on('error', (error) => {
    // The change feed reports when the database goes away.
    if (!isUnavailable(error)) log.warn({ err: error }, 'The job queues are in trouble');
  });
  boss.on('warning', ({ message, data }) => log.warn({ data }, message));
  return boss;
}

class BossJobs implements Jobs {
  readonly #boss: PgBoss;
  readonly #log: Log;
  readonly #starters: (() => Promise<void>)[] = [];
  readonly #workers = new Map<string, string[]>();

  constructor(boss: PgBoss, log: Log) {
    this.#boss = boss;
    this.#log = log;
  }

  readonly enqueue: Enqueue = async (tx, job, payloads) => {
    const inserts = payloads.map((payload) => ({ data: { payload }, singletonKey: job.keyOf(payload) }));
    // In one order, so that two transactions with the same payloads wait for each other instead of
    // deadlocking.
    inserts.sort((a, b) => (a.singletonKey < b.singletonKey ? -1 : 1));
    await this.#boss.insert(job.name, inserts, { db: fromDrizzle(tx.drizzle, sql) });
    tx.afterCommit(() => this.#wake(job.name));
  };

  async enqueueHourly({ name }: JobKind): Promise<void> {
    const hourly = { singletonKey: 'hourly', singletonSeconds: HOUR_S };
    if (await this.#boss.send(name, { payload: null }, hourly)) this.#wake(name);
  }

  handle<Payload>(job: Job<Payload>, handler: JobHandler<Payload>): void {
    for (let at = 0; at < job.atOnce; at += 1) this.#starters.push(() => this.#work(job, handler));
  }

  async start(): Promise<void> {
    for (const begin of this.#starters.splice(0)) await begin();
  }

  async stop(): Promise<void> {
    await this.#boss.stop({ graceful: true, timeout: PARTING_MS, close: false });
  }

  async #work<Payload>(job: Job<Payload>, handler: JobHandler<Payload>): Promise<void> {
    const { name, pollSeconds } = job;
    let worker = '';
    const options = { batchSize: 1, pollingIntervalSeconds: pollSeconds };
    worker = await this.#boss.work<{ payload: unknown }>(name, options, async ([given]) => {
      if (!given) return;
      const attempt = { number: given.retryCount + 1, signal: given.signal };
      try {
        await handler(job.payload.parse(given.data.payload), attempt);
      } catch (error) {
        const details = { err: error, job: name, payload: given.data.payload, attempt: attempt.number };
        const isLast = attempt.number > job.retries;
        if (isLast) this.#log.warn(details, 'A job failed for good');
        else if (!isUnavailable(error)) this.#log.warn(details, 'A job failed and is tried again');
        throw error;
      } finally {
        // Otherwise the worker would wait for its next poll, even with jobs queued.
        this.#boss.notifyWorker(worker);
      }
    });
    this.#workers.set(name, [...(this.#workers.get(name) ?? []), worker]);
  }

  #wake(name: string): void {
    for (const worker of this.#workers.get(name) ?? []) this.#boss.notifyWorker(worker);
  }
}
