import type { z } from 'zod';
import type { EnqueuedJob } from '../database/transactions.ts';

/** How a kind of job is worked on, whatever its payload. */
export interface JobKind {
  /** Also the name of its queue, such as `mail.send`. */
  readonly name: string;
  /** How many of them one process works on at the same time. */
  readonly atOnce: number;
  /**
   * Seconds between two looks for jobs that another process left. A process sees its own at once, and those of a
   * process that died within half a minute.
   */
  readonly pollSeconds: number;
  /** How often a job that failed is tried again before it goes to the dead letters. */
  readonly retries: number;
  /** Seconds until the first retry; doubled for each further one, up to five minutes. */
  readonly retrySeconds: number;
  /** Seconds that one attempt may take; then another one may begin beside it. */
  readonly timeLimitSeconds: number;
}

/** A kind of job and what one of them is about. */
export interface Job<Payload> extends JobKind, EnqueuedJob<Payload> {
  readonly payload: z.ZodType<Payload>;
}

/**
 * Defines a kind of job. Keep to these rules:
 *
 * - **A handler may run twice** for one payload: after a crash, after its time limit, after a retry. It does its work
 *   once all the same: by a unique key, or an update whose WHERE says what must still be true.
 * - **The truth is in a row, and the payload is its id.** A queue holds a payload once, queued or running: an enqueue
 *   while the job runs adds nothing. So a handler ends by looking whether there is more to do, and a sweep
 *   ({@link DueWork}) enqueues rows that have no job, for jobs are not part of a dump.
 * - **A job carries no deadline.** Deadlines are columns of rows, which a sweep turns into jobs.
 */
export function defineJob<Payload>(
  given: { readonly name: string; readonly payload: z.ZodType<Payload> } & Partial<JobKind>,
): Job<Payload> {
  return {
    atOnce: 1,
    pollSeconds: 5,
    retries: 8,
    retrySeconds: 2,
    timeLimitSeconds: 300,
    ...given,
    keyOf: (payload) => (typeof payload === 'string' ? payload : JSON.stringify(payload)),
  };
}
