import type { ClientBase } from 'pg';

/**
 * The schema of pg-boss's own tables. A dump leaves it out: whatever must not be lost is in the shop's rows.
 */
export const JOBS_SCHEMA = 'jobs';

/**
 * Deletes all jobs, inside the caller's transaction: after a restore they would concern rows that no longer
 * exist.
 */
export async function forgetJobs(client: ClientBase): Promise<void> {
  const { rows } = await client.query(`select to_regclass('${JOBS_SCHEMA}.job') is not null as found`);
  if (rows[0]?.found) await client.query(`truncate ${JOBS_SCHEMA}.job cascade`);
}
