import { sql } from 'drizzle-orm';
import type { Query } from '../database/query.ts';
import { JOBS_SCHEMA } from './jobs-schema.ts';

/** A job of a kind as the queue has it. */
export interface QueuedJob {
  payload: unknown;
  /** Whether it waits, runs or is tried again; it has failed for good, or is done. */
  state: 'open' | 'failed' | 'done';
  /** What went wrong in its last attempt; empty for nothing. */
  error: string;
}

/** The newest job of a kind; null when there is none any more. Finished ones stay for two hours. */
export async function lastJob(query: Query, name: string): Promise<QueuedJob | null> {
  const [job = null] = await query<QueuedJob>(sql`
    select data -> 'payload' as payload, case state when 'failed' then 'failed' when 'completed' then 'done'
        when 'cancelled' then 'failed' else 'open' end as state,
      coalesce(output ->> 'message', output -> 'value' ->> 'message', '') as error
    from ${sql.identifier(JOBS_SCHEMA)}.job where name = ${name} order by created_on desc, id desc limit 1`);
  return job;
}
