import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { Pool, PoolClient } from 'pg';
import { shopNow } from './now.ts';
import { createQuery, type Query } from './query.ts';
import { DatabaseUnavailable, isConflict, isUnavailable } from './unavailable.ts';
import { type StatementHook, watchStatements } from './watch-statements.ts';

/**
 * An open transaction. It is itself the {@link Query} that runs statements inside it.
 * Session settings would leak to others behind a pooler: use `set local` only.
 */
export interface Tx extends Query {
  /** Drizzle's query builder inside this transaction. */
  readonly drizzle: NodePgDatabase;
  /** The shop's time, read once, so that all changes of one transaction have the same time. */
  now(): Promise<Date>;
  /**
   * Enqueues one job for each payload; they exist if the transaction commits. A payload that is already
   * queued or running adds none (see `defineJob`).
   */
  enqueue<Payload>(job: EnqueuedJob<Payload>, payloads: readonly Payload[]): Promise<void>;
  /** Runs `work` after a successful commit. An error in it is logged and does not reach the caller. */
  afterCommit(work: () => unknown): void;
}

/** What a transaction needs to know of a job to enqueue it. */
export interface EnqueuedJob<Payload> {
  readonly name: string;
  /** Equal for equal payloads. */
  keyOf(payload: Payload): string;
}

/** Enqueues jobs inside a transaction. */
export type Enqueue = <Payload>(
  tx: Tx,
  job: EnqueuedJob<Payload>,
  payloads: readonly Payload[],
) => Promise<void>;

/** Runs statements in one transaction. */
export type Transaction = <T>(work: (tx: Tx) => Promise<T>) => Promise<T>;

export interface TransactionOptions {
  /**
   * Enqueues jobs. Without it none are enqueued: a job only makes earlier what a sweep would find in the
   * rows, so a command may leave both to the running shop.
   */
  readonly enqueue?: Enqueue;
  /** Receives failures of work after the commit; by default they become a warning of the process. */
  readonly onLateFailure?: (error: unknown) => void;
  /** A number from 0 to 1 that spreads retries, so that two transactions do not collide again. */
  readonly random?: () => number;
  /** For crash tests: called before and after each statement, COMMIT included. */
  readonly onStatement?: StatementHook;
}

/**
 * Begins a transaction and names the program as the one who changes things; a command names its member instead. Triggers
 * on tables of money and rights refuse changes by nobody.
 */
const BEGIN = sql`begin; set local shop.actor = 'system'`;

/** Most attempts when other transactions conflict. */
const ATTEMPTS = 5;
/** The longest wait, in ms, before the second attempt; doubled for each further one. */
const FIRST_WAIT_MS = 20;

/**
 * Runs transactions on connections of a pool. An error in `work` rolls back and is thrown on. After a
 * conflict with another transaction (SQLSTATE 40001, 40P01) `work` runs again from its start, so its only
 * effects outside the transaction must be in `afterCommit`.
 * @throws DatabaseUnavailable like {@link Query}; after a failed COMMIT the transaction may have happened or
 * not
 */
export function createTransaction(pool: Pool, options: TransactionOptions = {}): Transaction {
  const { random = Math.random } = options;
  return async (work) => {
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await attemptTransaction(pool, options, work);
      } catch (error) {
        if (!isConflict(error) || attempt === ATTEMPTS) throw asUnavailable(error);
      }
      await sleep(random() * FIRST_WAIT_MS * 2 ** (attempt - 1));
    }
  };
}

async function attemptTransaction<T>(
  pool: Pool,
  options: TransactionOptions,
  work: (tx: Tx) => Promise<T>,
): Promise<T> {
  const { onLateFailure = warnOfProcess, onStatement } = options;
  const client = await pool.connect();
  const late: (() => unknown)[] = [];
  let isBroken = false;
  let value: T;
  try {
    const watched = onStatement ? watchStatements(client, onStatement) : client;
    const query = createQuery(watched);
    await query(BEGIN);
    value = await work(openTx(watched, { query, late, enqueue: options.enqueue }));
    await query(sql`commit`);
  } catch (error) {
    // A connection that timed out once would make the caller wait a second time.
    isBroken = isUnavailable(error) && !isConflict(error);
    if (!isBroken) {
      await client.query('rollback').catch(() => {
        isBroken = true;
      });
    }
    throw error;
  } finally {
    client.release(isBroken);
  }
  for (const run of late) void Promise.resolve().then(run).catch(onLateFailure);
  return value;
}

function openTx(
  client: PoolClient,
  { query, late, enqueue }: { query: Query; late: (() => unknown)[]; enqueue: Enqueue | undefined },
): Tx {
  let now: Promise<Date> | undefined;
  const tx: Tx = Object.assign(query, {
    drizzle: drizzle(client),
    now: () => {
      now ??= shopNow(query);
      return now;
    },
    enqueue: async <Payload>(job: EnqueuedJob<Payload>, payloads: readonly Payload[]) => {
      if (payloads.length > 0) await enqueue?.(tx, job, payloads);
    },
    afterCommit: (work: () => unknown) => void late.push(work),
  });
  return tx;
}

function asUnavailable(error: unknown): unknown {
  return isUnavailable(error) && !(error instanceof DatabaseUnavailable)
    ? new DatabaseUnavailable(error)
    : error;
}

function warnOfProcess(error: unknown): void {
  process.emitWarning(error instanceof Error ? error : String(error));
}
