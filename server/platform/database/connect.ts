import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';
import type { Log } from '../log.ts';
import type { Env } from '../settings/env.ts';
import { SettingsError } from '../settings/settings-error.ts';
import { EmbeddedDatabase } from './embedded/embedded-database.ts';
import { applicationName, CONNECTION_PATIENCE_MS, createServingPool, createSetupPool } from './pools.ts';
import { setForRole } from './session-settings.ts';

/** The shop's database, built in or hosted. Whoever opens it closes it. */
export interface Database {
  /** Serves requests and jobs. Every statement has a time limit, and no session state survives. */
  readonly pool: pg.Pool;
  /** For reading pages: a replica that may lag a moment, or the same pool. */
  readonly reading: pg.Pool;
  /** For migrations, seed, import, dump and restore: no time limits, and around the pooler. */
  readonly setup: pg.Pool;
  /** Names the database and its connection for the operator. Contains no password. */
  readonly describe: string;
  /** Closes the pools and, when no other process uses it, stops the built-in PostgreSQL. */
  close(): Promise<void>;
}

/** The oldest PostgreSQL that the integration tests run on, as in `server_version_num`. */
const oldestVersion = 150_000;

/**
 * How long, in ms, a start waits for its first connection: the database may be starting too, or the machine
 * be busy.
 */
const startPatience = 20_000;

/** How long, in ms, closing waits for running statements; longer than any may take. */
const closeTime = 5500;

export interface OpenOptions {
  /** Folder with other PostgreSQL programs than those of the npm package; for tests. */
  readonly binariesFolder?: string;
}

/** The settings that say where the database is. */
type DatabaseEnv = Pick<Env, 'dataDir' | 'databaseUrl' | 'databaseDirectUrl' | 'databaseReplicaUrl'>;

/**
 * Opens the database of the settings: DATABASE_URL, else the built-in PostgreSQL in DATA_DIR. The pools
 * survive an outage: queries fail until the database is back, then succeed again.
 *
 * @throws SettingsError when it cannot be reached, is too old, or its folder cannot be used
 */
export async function openDatabase(env: DatabaseEnv, log: Log, options: OpenOptions = {}): Promise<Database> {
  return env.databaseUrl === undefined
    ? openEmbedded(env.dataDir, log, options)
    : openHosted({ ...env, databaseUrl: env.databaseUrl }, log);
}

async function openEmbedded(dataDir: string, log: Log, options: OpenOptions): Promise<Database> {
  const embedded = await EmbeddedDatabase.open({ dataDir, applicationName, log, ...options });
  const pool = createServingPool(embedded.address, { log, isPooled: false });
  const setup = createSetupPool(embedded.address, log);
  // New connections of a pool read its options again, so setting the new address is enough.
  embedded.onMove((address) => {
    for (const { options: used } of [pool, setup]) Object.assign(used, address);
  });
  const version = await serverVersion(pool);
  return {
    pool,
    reading: pool,
    setup,
    describe: `built-in PostgreSQL ${version.text} in ${dataDir}, ${embedded.how}`,
    close: async () => {
      await Promise.race([
        Promise.all([pool.end(), setup.end()]),
        sleep(closeTime, undefined, { ref: false }),
      ]);
      await embedded.stop();
    },
  };
}

async function openHosted(env: DatabaseEnv & { databaseUrl: string }, log: Log): Promise<Database> {
  const { databaseUrl, databaseDirectUrl, databaseReplicaUrl } = env;
  const isPooled = databaseDirectUrl !== undefined;
  const opened: pg.Pool[] = [];
  const open = async (setting: string, url: string) => {
    const pool = createServingPool({ connectionString: url }, { log, isPooled });
    opened.push(pool);
    return { pool, describe: await checkVersion(setting, url, pool) };
  };
  try {
    const setup = createSetupPool({ connectionString: databaseDirectUrl ?? databaseUrl }, log);
    opened.push(setup);
    if (databaseDirectUrl) {
      await checkVersion('DATABASE_DIRECT_URL', databaseDirectUrl, setup);
      // Before the pooler opens sessions for us, because a session reads its defaults when it starts.
      await setForRole(setup);
    }
    const main = await open('DATABASE_URL', databaseUrl);
    const replica = databaseReplicaUrl ? await open('DATABASE_REPLICA_URL', databaseReplicaUrl) : undefined;
    return {
      pool: main.pool,
      reading: replica?.pool ?? main.pool,
      setup,
      describe: main.describe + (replica ? `, pages read from ${replica.describe}` : ''),
      close: async () => {
        await Promise.all(opened.map((pool) => pool.end()));
      },
    };
  } catch (error) {
    await Promise.all(opened.map((pool) => pool.end()));
    throw error;
  }
}

/**
 * Waits for a database that is starting too.
 * @returns its description for the operator
 * @throws SettingsError when it cannot be reached or is too old
 */
async function checkVersion(setting: string, url: string, pool: pg.Pool): Promise<string> {
  pool.options.connectionTimeoutMillis = startPatience;
  const version = await serverVersion(pool).catch((error: unknown) => {
    throw new SettingsError(
      `The database at ${setting} (${withoutPassword(url)}) cannot be reached: ${reasonOf(error)}.`,
    );
  });
  pool.options.connectionTimeoutMillis = CONNECTION_PATIENCE_MS;
  if (version.number < oldestVersion) {
    throw new SettingsError(
      `${setting} (${withoutPassword(url)}) is PostgreSQL ${version.text}, Lokapasar needs 15 or newer.`,
    );
  }
  return `PostgreSQL ${version.text} at ${withoutPassword(url)}`;
}

async function serverVersion(pool: pg.Pool): Promise<{ number: number; text: string }> {
  const { rows } = await pool.query(
    `select current_setting('server_version_num')::integer as number, current_setting('server_version') as text`,
  );
  return { number: Number(rows[0]?.number), text: String(rows[0]?.text).split(' ')[0] ?? '' };
}

/** A database address that is safe for messages and logs. */
export function withoutPassword(url: string): string {
  return url.replace(/(:\/\/[^:@/]*):[^/]*@/, '$1:***@').replace(/([?&]password=)[^&]*/i, '$1***');
}

function reasonOf(error: unknown): string {
  if (error instanceof AggregateError) return error.errors.map(reasonOf).join(', ');
  return error instanceof Error ? error.message : String(error);
}
