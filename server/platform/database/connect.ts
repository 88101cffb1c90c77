import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import type { Log } from '../log.ts';
import type { Env } from '../settings/env.ts';
import { SettingsError } from '../settings/settings-error.ts';
import { EmbeddedDatabase } from './embedded/embedded-database.ts';

/** The shop's database, built in or hosted; who opens it closes it. */
export interface Database {
  readonly pool: pg.Pool;
  /** Where pages are read: a copy of the database that may be a moment behind, or the same pool. */
  readonly reading: pg.Pool;
  /** For the operator: which database this is and how it was reached. Holds no password. */
  readonly describe: string;
  /** Closes the pool and, when no other process uses it, stops the built-in PostgreSQL. */
  close(): Promise<void>;
}

/** The oldest PostgreSQL that the integration tests run on, as in `server_version_num`. */
const oldestVersion = 150_000;

/** How long, in ms, a request waits for a connection: a shopper is told soon. */
const connectionPatience = 3000;
/** The same for the first connection of a start: a database that starts too, or a busy machine, may need longer. */
const startPatience = 20_000;

/** How long, in ms, closing waits for statements that still run; longer than any may take. */
const closeTime = 5500;

/**
 * Given to each connection after it opens; poolers such as PgBouncer refuse them in the start-up packet. The memory is
 * for what the trigram index finds: of a million products more than the usual 4 MB can name one by one.
 */
const sessionSettings = `
  set statement_timeout = '5s';
  set work_mem = '16MB';
  set lock_timeout = '2s';
  set idle_in_transaction_session_timeout = '10s';
  set plan_cache_mode = force_custom_plan;
  set timezone = 'UTC'`;

export interface OpenOptions {
  /** Folder with other PostgreSQL programs than those of the npm package; for tests. */
  readonly binariesFolder?: string;
}

/**
 * Opens the database of the settings: DATABASE_URL, else the built-in PostgreSQL in DATA_DIR.
 * The pool survives a database that goes away: queries fail until it is back, then succeed again.
 *
 * @throws SettingsError when it cannot be reached, is too old, or its folder cannot be used
 */
export async function openDatabase(env: Env, log: Log, options: OpenOptions = {}): Promise<Database> {
  return env.databaseUrl === undefined
    ? openEmbedded(env.dataDir, log, options)
    : openHosted(env.databaseUrl, env.databaseReplicaUrl, log);
}

/** How our connections are called in `pg_stat_activity`. */
export const applicationName = `lokapasar:${process.pid}`;

async function openEmbedded(dataDir: string, log: Log, options: OpenOptions): Promise<Database> {
  const embedded = await EmbeddedDatabase.open({ dataDir, applicationName, log, ...options });
  const pool = createPool(embedded.address, log);
  // New connections of the pool read its options afresh, so a new address is all it takes.
  embedded.onMove((address) => Object.assign(pool.options, address));
  const version = await serverVersion(pool);
  return {
    pool,
    reading: pool,
    describe: `built-in PostgreSQL ${version.text} in ${dataDir}, ${embedded.how}`,
    close: async () => {
      await Promise.race([pool.end(), sleep(closeTime, undefined, { ref: false })]);
      await embedded.stop();
    },
  };
}

async function openHosted(url: string, replicaUrl: string | undefined, log: Log): Promise<Database> {
  const main = await openUrl('DATABASE_URL', url, log);
  if (replicaUrl === undefined) {
    return { pool: main.pool, reading: main.pool, describe: main.describe, close: () => main.pool.end() };
  }
  const replica = await openUrl('DATABASE_REPLICA_URL', replicaUrl, log).catch(async (error: unknown) => {
    await main.pool.end();
    throw error;
  });
  return {
    pool: main.pool,
    reading: replica.pool,
    describe: `${main.describe}, pages read from ${replica.describe}`,
    close: async () => {
      await Promise.all([main.pool.end(), replica.pool.end()]);
    },
  };
}

async function openUrl(setting: string, url: string, log: Log): Promise<{ pool: pg.Pool; describe: string }> {
  const pool = createPool({ connectionString: url }, log);
  try {
    pool.options.connectionTimeoutMillis = startPatience;
    const version = await serverVersion(pool);
    pool.options.connectionTimeoutMillis = connectionPatience;
    if (version.number < oldestVersion) {
      throw new SettingsError(
        `${setting} (${withoutPassword(url)}) is PostgreSQL ${version.text}, Lokapasar needs 15 or newer.`,
      );
    }
    return { pool, describe: `PostgreSQL ${version.text} at ${withoutPassword(url)}` };
  } catch (error) {
    await pool.end();
    if (error instanceof SettingsError) throw error;
    throw new SettingsError(
      `The database at ${setting} (${withoutPassword(url)}) cannot be reached: ${reasonOf(error)}.`,
    );
  }
}

function createPool(address: pg.PoolConfig, log: Log): pg.Pool {
  const pool = new pg.Pool({
    ...address,
    application_name: applicationName,
    max: 10,
    connectionTimeoutMillis: connectionPatience,
    types: columnTypes(),
    onConnect: async (client) => {
      await client.query(sessionSettings);
    },
  });
  // Without these listeners a connection that breaks would end the process, idle or inside a transaction.
  pool.on('error', (error) => log.warn({ err: error }, 'An idle database connection broke'));
  pool.on('connect', (client) => {
    client.on('error', (error) => log.warn({ err: error }, 'A database connection broke'));
  });
  return pool;
}

/** Whole numbers come as numbers (no count here nears 2^53), dates as 'YYYY-MM-DD' without a time zone. */
export function columnTypes(): pg.CustomTypesConfig {
  const types = new pg.TypeOverrides();
  types.setTypeParser(pg.types.builtins.INT8, Number);
  types.setTypeParser(pg.types.builtins.DATE, (text: string) => text);
  return types;
}

async function serverVersion(pool: pg.Pool): Promise<{ number: number; text: string }> {
  const { rows } = await pool.query(
    `select current_setting('server_version_num')::integer as number, current_setting('server_version') as text`,
  );
  return { number: Number(rows[0]?.number), text: String(rows[0]?.text).split(' ')[0] ?? '' };
}

/** A database address fit for messages and logs. */
export function withoutPassword(url: string): string {
  return url.replace(/(:\/\/[^:@/]*):[^/]*@/, '$1:***@').replace(/([?&]password=)[^&]*/i, '$1***');
}

function reasonOf(error: unknown): string {
  if (error instanceof AggregateError) return error.errors.map(reasonOf).join(', ');
  return error instanceof Error ? error.message : String(error);
}
