import { realNow, shopNow } from '../database/now.ts';
import type { Query } from '../database/query.ts';
import type { Transaction, Tx } from '../database/transactions.ts';
import { isUnavailable } from '../database/unavailable.ts';
import type { Log } from '../log.ts';
import type { JobKind } from './define-job.ts';
import type { Jobs } from './jobs.ts';

/**
 * Work that becomes due at times stored in columns. The rows decide: a job that was lost, or never enqueued,
 * is enqueued by the next sweep.
 */
export interface DueWork {
  /** For the operator, such as `inbox: retention`. */
  readonly name: string;
  /**
   * `shop` for rules and what shoppers see, which a demo moves ahead; `real` for mails, tokens and the like.
   */
  readonly clock: 'shop' | 'real';
  /**
   * How much later, in ms, a jump of a demo's clock may come to one of its moments: for work that asks others now and then
   * and keeps no deadline. Without it a jump comes at the end of the minute.
   */
  readonly grainMs?: number;
  /** The earliest due moment, past ones included; null when nothing waits. Needs an index. */
  nextDue(query: Query): Promise<Date | null>;
  /** Enqueues jobs for what is due at `now`. Idempotent. */
  enqueue(tx: Tx, now: Date): Promise<void>;
}

/** How often, in ms, each process looks for work that has become due. */
const SWEEP_EVERY_MS = 10_000;
const MINUTE_MS = 60 * 1000;
const HOUR_MS = 60 * MINUTE_MS;

export interface SweepOptions {
  readonly query: Query;
  readonly transaction: Transaction;
  readonly jobs: Pick<Jobs, 'enqueueHourly'>;
  readonly log: Log;
  readonly work: readonly DueWork[];
  /** Done once an hour by one of the processes. */
  readonly hourly: readonly JobKind[];
  /** Done once an hour by each process, because it concerns its own machine. */
  readonly hourlyHere: readonly (() => Promise<void>)[];
}

/** Enqueues jobs for due work, every 10 s. */
export class Sweep {
  readonly #options: SweepOptions;
  readonly #timer: NodeJS.Timeout;
  #hereAt = Number.NEGATIVE_INFINITY;
  #hourlyAt = Number.NEGATIVE_INFINITY;
  #going: Promise<void> | null = null;

  constructor(options: SweepOptions) {
    this.#options = options;
    this.#timer = setInterval(() => void this.look(), SWEEP_EVERY_MS).unref();
  }

  /** Sweeps now, for example after the shop's clock was moved. Never throws. */
  async look(): Promise<void> {
    // A running sweep may have read the rows before the change that the caller waits for.
    await this.#going;
    this.#going ??= this.#look().finally(() => {
      this.#going = null;
    });
    await this.#going;
  }

  /** Waits for a running sweep. */
  async close(): Promise<void> {
    clearInterval(this.#timer);
    await this.#going;
  }

  async #look(): Promise<void> {
    const { query, transaction, work, hourlyHere } = this.#options;
    for (const one of work) await this.#try(one.name, () => enqueueDue(one, query, transaction));
    await this.#hourly();
    if (performance.now() - this.#hereAt < HOUR_MS) return;
    this.#hereAt = performance.now();
    for (const task of hourlyHere) await this.#try('this machine', task);
  }

  /** Each job is begun once an hour by one of the processes; nobody needs to know that to the second. */
  async #hourly(): Promise<void> {
    if (performance.now() - this.#hourlyAt < MINUTE_MS) return;
    this.#hourlyAt = performance.now();
    const { jobs, hourly } = this.#options;
    for (const job of hourly) await this.#try(job.name, () => jobs.enqueueHourly(job));
  }

  /** A failure does not stop the others, and is retried by the next sweep. */
  async #try(name: string, work: () => Promise<void>): Promise<void> {
    await work().catch((error: unknown) => {
      if (!isUnavailable(error)) this.#options.log.warn({ err: error, sweep: name }, 'A sweep failed');
    });
  }
}

async function enqueueDue(work: DueWork, query: Query, transaction: Transaction): Promise<void> {
  const due = await work.nextDue(query);
  if (due === null) return;
  const now = work.clock === 'shop' ? await shopNow(query) : await realNow(query);
  if (due <= now) await transaction((tx) => work.enqueue(tx, now));
}
