import { sql } from 'drizzle-orm';
import type { Query } from '../database/query.ts';
import type { Tx } from '../database/transactions.ts';
import { keyOfPayload } from './define-job.ts';
import { JOBS_SCHEMA } from './jobs-schema.ts';
import { DEAD_LETTERS } from './queues.ts';

/** Jobs that failed for good, which somebody may have tried again. */

const JOB = sql`${sql.identifier(JOBS_SCHEMA)}.job`;
const IS_DEAD = sql`name = ${DEAD_LETTERS} and state = 'created'`;

/** A job that failed for good. Real time. */
export interface DeadJob {
  id: string;
  /** Its kind, such as `payment.check`. */
  name: string;
  /** What it was about: mostly the id of a row. */
  payload: string;
  failedAt: Date;
  /** What went wrong in its last attempt; empty where it ran out of time. */
  error: string;
}

/** Most jobs of the list. */
const MOST_LISTED = 200;

/** The oldest first. */
export const deadJobs = (query: Query): Promise<DeadJob[]> =>
  query<DeadJob>(sql`
    select id, source_name as name, coalesce(data ->> 'payload', '') as payload, created_on as "failedAt",
      coalesce(source_output ->> 'message', source_output -> 'value' ->> 'message', '') as error
    from ${JOB} where ${IS_DEAD} order by created_on, id limit ${MOST_LISTED}`);

/** How many failed for good, and since when the oldest lies there by the shop's clock. */
export async function countDeadJobs(query: Query): Promise<{ count: number; oldest: Date | null }> {
  const [row] = await query<{ count: number; oldest: Date | null }>(sql`
    select count(*)::int as count, shop_now() - (now() - min(created_on)) as oldest from ${JOB} where ${IS_DEAD}`);
  return row ?? { count: 0, oldest: null };
}

/** Enqueues a job that failed for good again. @returns its kind; null when it is not there, or nothing works on it any more */
export async function retryDeadJob(tx: Tx, id: string): Promise<string | null> {
  const [dead] = await tx<{ name: string; payload: unknown }>(sql`
    delete from ${JOB} where ${IS_DEAD} and id = ${id}
      and source_name in (select name from ${sql.identifier(JOBS_SCHEMA)}.queue)
    returning source_name as name, data -> 'payload' as payload`);
  if (!dead) return null;
  await tx.enqueue({ name: dead.name, keyOf: keyOfPayload }, [dead.payload]);
  return dead.name;
}
