import type { z } from 'zod';
import type { EnqueuedJob } from '../database/transactions.ts';

/** How a kind of job is worked on, whatever its payload. */
export interface JobKind {
  /** Also the name of its queue, such as `mail.send`. */
  readonly name: string;
  /** Most jobs of this kind at a time in one process. */
  readonly atOnce: number;
  /**
   * Poll interval in seconds for jobs of other processes. A process sees its own jobs at once, and those of a
   * dead process within half a minute.
   */
  readonly pollSeconds: number;
  /** Most retries of a failed job before it goes to the dead letters. */
  readonly retries: number;
  /** Seconds until the first retry; doubled for each further one, up to five minutes. */
  readonly retrySeconds: number;
  /** Time limit of one attempt in seconds; afterwards another one may start beside it. */
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
    keyOf: keyOfPayload,
  };
}

/** By what a queue tells payloads apart. */
export const keyOfPayload = (payload: unknown): string =>
  typeof payload === 'string' ? payload : JSON.stringify(payload);
