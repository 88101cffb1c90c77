import type { Pool } from 'pg';

/**
 * What serving needs of each session. The memory is for what the trigram index finds: of a million products more
 * than the usual 4 MB can name one by one.
 */
const SETTINGS = {
  statement_timeout: '4s',
  work_mem: '16MB',
  lock_timeout: '2s',
  idle_in_transaction_session_timeout: '10s',
  plan_cache_mode: 'force_custom_plan',
  timezone: 'UTC',
} as const;

/** Sets them for one session that is ours alone. Poolers such as PgBouncer refuse them in the start-up packet. */
export const SET_FOR_SESSION = Object.entries(SETTINGS)
  .map(([name, value]) => `set ${name} = '${value}'`)
  .join('; ');

/**
 * Makes them the defaults of our role in our database. Behind a pooler a session belongs to nobody: what one client
 * sets there the next one inherits.
 */
export async function setForRole(setup: Pool): Promise<void> {
  const { rows } = await setup.query(
    `select format('alter role %I in database %I set ', current_user, current_database()) as prefix`,
  );
  for (const [name, value] of Object.entries(SETTINGS)) {
    await setup.query(`${rows[0]?.prefix} ${name} = '${value}'`);
  }
}
