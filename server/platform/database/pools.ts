import { randomBytes } from 'node:crypto';
import pg from 'pg';
import type { Log } from '../log.ts';
import { SET_FOR_SESSION } from './session-settings.ts';

/** Prefix of the application names of all Lokapasar processes in `pg_stat_activity`. */
export const ANY_APPLICATION = 'lokapasar:';
/**
 * Our application name. The random part distinguishes processes in several containers, which may have the
 * same number.
 */
export const applicationName = `${ANY_APPLICATION}${process.pid}-${randomBytes(3).toString('hex')}`;

/** How long, in ms, a request waits for a connection; short, so that a shopper learns soon. */
export const CONNECTION_PATIENCE_MS = 3000;
/**
 * How long, in ms, a serving connection waits for the answer to a statement. PostgreSQL itself ends
 * statements after 4 s; this is for a PostgreSQL that no longer responds.
 */
const ANSWER_PATIENCE_MS = 4500;

/** The pool for requests and jobs. A database that hangs costs each step of a request 7.5 s at most. */
export function createServingPool(
  address: pg.PoolConfig,
  {
    log,
    isPooled,
  }: { log: Log /** Whether the pooler assigns sessions per transaction. */; isPooled: boolean },
): pg.Pool {
  return listening(
    new pg.Pool({
      ...ours(address),
      max: 10,
      connectionTimeoutMillis: CONNECTION_PATIENCE_MS,
      query_timeout: ANSWER_PATIENCE_MS,
      ...(!isPooled && {
        onConnect: async (client) => {
          await client.query(SET_FOR_SESSION);
        },
      }),
    }),
    log,
  );
}

/** The pool for work without a time limit, such as migrations. Idle, it has no connections. */
export function createSetupPool(address: pg.PoolConfig, log: Log): pg.Pool {
  return listening(
    new pg.Pool({ ...ours(address), max: 10, connectionTimeoutMillis: CONNECTION_PATIENCE_MS }),
    log,
  );
}

const ours = (address: pg.PoolConfig): pg.PoolConfig => ({
  ...address,
  application_name: applicationName,
  types: columnTypes(),
});

/** Without these listeners a broken connection would end the process, idle or inside a transaction. */
function listening(pool: pg.Pool, log: Log): pg.Pool {
  pool.on('error', (error) => log.warn({ err: error }, 'An idle database connection broke'));
  pool.on('connect', (client) => {
    client.on('error', (error) => log.warn({ err: error }, 'A database connection broke'));
  });
  return pool;
}

/**
 * Whole numbers are parsed to numbers (no count here nears 2^53), dates to 'YYYY-MM-DD' without a time zone.
 */
export function columnTypes(): pg.CustomTypesConfig {
  const types = new pg.TypeOverrides();
  types.setTypeParser(pg.types.builtins.INT8, Number);
  types.setTypeParser(pg.types.builtins.DATE, (text: string) => text);
  return types;
}
