import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import type pg from 'pg';
import type { Query } from './query.ts';
import { isDamaged, isUnavailable } from './unavailable.ts';

/** A lock number that no other program on the database uses: 'LOKAPASA' in ASCII. */
const lockNumber = '5498124519424414529';

const attempts = 6;

/**
 * Runs work that only one process may do at a time, such as migrations, on one connection without time
 * limits. Retries when the connection breaks, because the other user of a built-in database may be stopping
 * it. So the work must be one transaction, or idempotent.
 *
 * @param pool the setup pool: behind a pooler the lock would stay on a connection that another client gets
 * next
 */
export async function withSetupLock<T>(
  pool: pg.Pool,
  work: (client: pg.PoolClient) => Promise<T>,
): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    let client: pg.PoolClient | undefined;
    try {
      client = await pool.connect();
      await client.query(
        'set statement_timeout = 0; set lock_timeout = 0; set idle_in_transaction_session_timeout = 0',
      );
      await client.query('select pg_advisory_lock($1)', [lockNumber]);
      return await work(client);
    } catch (error) {
      if (attempt === attempts || !isUnavailable(error) || isDamaged(error)) throw error;
      await sleep(250 * attempt);
    } finally {
      // Ending the connection releases the lock and resets the settings.
      client?.release(true);
    }
  }
}

/** The same lock, until the end of a transaction. */
export const lockSetup = (tx: Query) => tx(sql`select pg_advisory_xact_lock(${lockNumber}::bigint)`);
