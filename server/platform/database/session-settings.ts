import type { Pool } from 'pg';
import { withSetupLock } from './setup-lock.ts';

/**
 * Session settings for serving. `work_mem` must hold what the trigram index finds: among a million products
 * more rows than the usual 4 MB can list one by one.
 */
const SETTINGS = {
  statement_timeout: '4s',
  work_mem: '16MB',
  lock_timeout: '2s',
  idle_in_transaction_session_timeout: '10s',
  plan_cache_mode: 'force_custom_plan',
  timezone: 'UTC',
} as const;

/**
 * Applies them to one session that is ours alone. Poolers such as PgBouncer reject them in the start-up
 * packet.
 */
export const SET_FOR_SESSION = Object.entries(SETTINGS)
  .map(([name, value]) => `set ${name} = '${value}'`)
  .join('; ');

/**
 * Makes them the defaults of our role in our database, unless they already are. Behind a pooler clients share
 * sessions, so a setting of one would leak to the next.
 */
export async function setForRole(setup: Pool): Promise<void> {
  await withSetupLock(setup, async (client) => {
    const { rows } = await client.query(`
      select format('alter role %I in database %I set ', current_user, current_database()) as prefix,
        array(
          select unnest(setconfig) from pg_db_role_setting
          where setrole = (select oid from pg_roles where rolname = current_user) and setdatabase = (select oid from pg_database where datname = current_database())
        ) as present`);
    const [found] = rows;
    for (const [name, value] of Object.entries(SETTINGS)) {
      const isPresent = found?.present.some(
        (entry: string) => entry.toLowerCase() === `${name}=${value}`.toLowerCase(),
      );
      if (!isPresent) await client.query(`${found?.prefix} ${name} = '${value}'`);
    }
  });
}
