import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { dataFolderProblem, prepareDataFolder } from '../../settings/data-folder.ts';
import { SettingsError } from '../../settings/settings-error.ts';
import { databaseAccount } from './account.ts';
import { binariesIn, bundledBinaries } from './binaries.ts';
import { clusterFolder, embeddedDatabase, embeddedRole, ensureCluster } from './cluster.ts';
import { clearRemains, isPostmasterOf, type Postmaster, readPostmaster } from './postmaster.ts';
import { type Launcher, startPostgres } from './start-postgres.ts';

/** A PostgreSQL that accepts connections. */
export interface Running {
  readonly pid: number;
  readonly socketDir: string;
  readonly port: number;
  /** `adopted`: it was already running, started by another process or by a killed one before us. */
  readonly how: 'started' | 'adopted';
  /** An open connection that proves that it answers; the receiver ends it. */
  readonly client: pg.Client;
}

/** How long, in ms, PostgreSQL may take to start: after a crash it first replays its log. */
const recoveryTime = 120_000;
/** How long, in ms, one that reports ready may refuse to answer. */
const reachTime = 15_000;
/** How long, in ms, leftover backends of a killed postmaster may take to exit. */
const drainTime = 10_000;
/** Temporary refusals: another start holds the lock, or such leftovers still hold the shared memory. */
const passing = /lock file|shared memory/;
const pause = 15;

/**
 * Prepares the data folder: creates it and, on first use, the cluster in it.
 *
 * @param binariesFolder other PostgreSQL programs than those of the npm package
 * @throws SettingsError when the folder or the programs cannot be used
 */
export async function prepareLauncher(
  dataDir: string,
  binariesFolder?: string,
): Promise<Launcher & { created: boolean }> {
  if (process.platform === 'win32') {
    throw new SettingsError(
      'The built-in PostgreSQL does not run on Windows yet: set DATABASE_URL, or use WSL.',
    );
  }
  prepareDataFolder(dataDir);
  try {
    const account = databaseAccount(clusterFolder(dataDir));
    const binaries = binariesFolder ? binariesIn(binariesFolder) : bundledBinaries(account);
    return { dataDir, binaries, account, created: await ensureCluster(dataDir, binaries, account) };
  } catch (error) {
    const isFileProblem = error instanceof Error && 'code' in error && 'path' in error;
    throw isFileProblem ? dataFolderProblem(dataDir, error) : error;
  }
}

/**
 * Returns the running PostgreSQL of the data folder: adopts the one that is there, else starts one.
 * Any number of processes may call this at once; PostgreSQL's own lock lets one start it and the others adopt it.
 *
 * @throws SettingsError when it does not come up, with the last line of its log
 */
export async function startOrAdopt(launcher: Launcher, applicationName: string): Promise<Running> {
  const cluster = clusterFolder(launcher.dataDir);
  const startedLooking = Date.now();
  let readySince: number | undefined;
  let refusedSince: number | undefined;
  let ours = 0;
  for (;;) {
    const found = readPostmaster(cluster);
    if (found && isPostmasterOf(cluster, found)) {
      const client = found.ready ? await reach(found, applicationName) : undefined;
      if (client) return { ...found, how: found.pid === ours ? 'started' : 'adopted', client };
      readySince = found.ready ? (readySince ?? Date.now()) : undefined;
      const isLost = readySince
        ? Date.now() - readySince > reachTime
        : Date.now() - startedLooking > recoveryTime;
      if (isLost) {
        throw new SettingsError(
          `A PostgreSQL (process ${found.pid}) uses DATA_DIR (${launcher.dataDir}) but does not answer: stop it with "kill -INT ${found.pid}" and start again.`,
        );
      }
    } else {
      if (found) clearRemains(cluster, found);
      const attempt = await startPostgres(launcher, cluster);
      if (attempt.pid) ours = attempt.pid;
      refusedSince ??= Date.now();
      if (!attempt.pid && (!passing.test(attempt.reason) || Date.now() - refusedSince > drainTime)) {
        throw new SettingsError(
          `The PostgreSQL in DATA_DIR (${launcher.dataDir}) does not start: ${attempt.reason}.`,
        );
      }
    }
    await sleep(pause);
  }
}

/** Connects to what the lock file describes and verifies that it is that PostgreSQL. */
async function reach(found: Postmaster, applicationName: string): Promise<pg.Client | undefined> {
  const client = embeddedClient(found, applicationName);
  try {
    await client.connect();
    // Its own lock file: the times at which it says that it started differ by seconds on a busy machine.
    const { rows } = await client.query(
      "select split_part(pg_read_file('postmaster.pid'), E'\\n', 1)::integer as pid",
    );
    if (rows[0]?.pid === found.pid) return client;
  } catch {
    // Starting, stopping or gone: the caller tries again.
  }
  await client.end().catch(() => {});
  return undefined;
}

/** A connection to the built-in PostgreSQL that ignores PGHOST, PGUSER and similar variables. */
export function embeddedClient(at: { socketDir: string; port: number }, applicationName: string): pg.Client {
  const client = new pg.Client({
    ...embeddedAddress(at),
    application_name: applicationName,
    connectionTimeoutMillis: 3000,
  });
  // Without a listener, a connection that breaks while idle would end the process.
  client.on('error', () => {});
  return client;
}

export function embeddedAddress({ socketDir, port }: { socketDir: string; port: number }) {
  return { host: socketDir, port, user: embeddedRole, database: embeddedDatabase, password: '', ssl: false };
}
