import { spawn } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { SettingsError } from '../../settings-error.ts';
import { type Account, canEnter, databaseAccount } from './account.ts';
import { type Binaries, binariesIn, bundledBinaries } from './binaries.ts';
import {
  clusterFolder,
  embeddedDatabase,
  embeddedRole,
  ensureCluster,
  postgresEnvironment,
} from './cluster.ts';
import { openPlace } from './place.ts';
import {
  clearRemains,
  isPostmasterOf,
  type Postmaster,
  readPostmaster,
  removeSocketFolder,
  socketFolderPrefix,
} from './postmaster.ts';

/** Everything needed to start the PostgreSQL of one data folder. */
export interface Launcher {
  readonly dataDir: string;
  readonly binaries: Binaries;
  readonly account: Account;
}

/** A PostgreSQL that answers. */
export interface Running {
  readonly pid: number;
  readonly socketDir: string;
  readonly port: number;
  /** `adopted`: another process, or one before us that was killed, had started it. */
  readonly how: 'started' | 'adopted';
  /** An open connection, made to see that it answers; the receiver ends it. */
  readonly client: pg.Client;
}

/** How long, in ms, PostgreSQL may need to come up: it first replays what a crash left unfinished. */
const recoveryTime = 120_000;
/** How long one that calls itself ready may refuse to answer. */
const reachTime = 15_000;
/** How long leftover backends of a killed postmaster may take to notice and go. */
const drainTime = 10_000;
/** Refusals that pass: another start holds the lock, or such leftovers still hold the memory. */
const passing = /lock file|shared memory/;
const pause = 15;

/** The longest socket path that every supported system takes (sun_path: 104 bytes on macOS, 108 on Linux). */
const socketPathLimit = 100;

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
  try {
    // 0711: the database account may pass through to its own folder, and nobody else can list anything.
    fs.mkdirSync(dataDir, { recursive: true, mode: 0o711 });
    fs.accessSync(dataDir, fs.constants.R_OK | fs.constants.W_OK | fs.constants.X_OK);
    const account = databaseAccount(clusterFolder(dataDir));
    const binaries = binariesFolder ? binariesIn(binariesFolder) : bundledBinaries(account);
    return { dataDir, binaries, account, created: await ensureCluster(dataDir, binaries, account) };
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && 'path' in error)) throw error;
    throw new SettingsError(`The folder DATA_DIR (${dataDir}) cannot be used: ${error.message}.`);
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
  let refusedSince: number | undefined;
  let ours = 0;
  for (;;) {
    const found = readPostmaster(cluster);
    if (found && isPostmasterOf(cluster, found)) {
      const client = found.ready ? await reach(found, applicationName) : undefined;
      if (client) return { ...found, how: found.pid === ours ? 'started' : 'adopted', client };
      if (Date.now() - startedLooking > (found.ready ? reachTime : recoveryTime)) {
        throw new SettingsError(
          `A PostgreSQL (process ${found.pid}) uses DATA_DIR (${launcher.dataDir}) but does not answer: stop it with "kill -INT ${found.pid}" and start again.`,
        );
      }
    } else {
      if (found) clearRemains(cluster, found);
      const attempt = await start(launcher, cluster);
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

/** Connects to what the lock file describes and makes sure that the one answering is that PostgreSQL. */
async function reach(found: Postmaster, applicationName: string): Promise<pg.Client | undefined> {
  const client = embeddedClient(found, applicationName);
  try {
    await client.connect();
    const { rows } = await client.query(
      'select extract(epoch from pg_postmaster_start_time())::integer as started_at',
    );
    if (Math.abs(Number(rows[0]?.started_at) - found.startedAt) <= 1) return client;
  } catch {
    // Starting up, stopping or gone: the caller looks again.
  }
  await client.end().catch(() => {});
  return undefined;
}

/** A connection to the built-in PostgreSQL that takes nothing from PGHOST, PGUSER and their kin. */
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

/** Starts PostgreSQL and waits until it is ready or has given up. */
async function start(launcher: Launcher, cluster: string): Promise<{ pid?: number; reason: string }> {
  const socketDir = makeSocketFolder(launcher.account);
  const logFile = path.join(launcher.dataDir, 'postgres.log');
  const log = openLog(logFile);
  const logStart = fs.fstatSync(log).size;
  const place = openPlace(cluster, launcher.account);
  // Detached: Ctrl-C goes to us, and we stop PostgreSQL once the running requests are done.
  const child = spawn(
    path.join(launcher.binaries.folder, 'postgres'),
    ['-D', place.path, ...serverSettings(socketDir)],
    {
      ...place.spawnOptions,
      env: postgresEnvironment,
      detached: true,
      stdio: ['ignore', log, log, ...place.descriptors],
    },
  );
  child.unref();
  place.close();
  fs.closeSync(log);
  let ended: string | undefined;
  child.on('error', (error) => {
    ended = error.message;
  });
  child.on('exit', (code, signal) => {
    ended = `it ended with ${signal ?? `exit code ${code}`}`;
  });
  while (ended === undefined) {
    const found = readPostmaster(cluster);
    if (child.pid !== undefined && found?.pid === child.pid && found.ready)
      return { pid: child.pid, reason: '' };
    await sleep(pause);
  }
  removeSocketFolder(socketDir);
  return { reason: lastComplaint(logFile, logStart) ?? ended };
}

function makeSocketFolder(account: Account): string {
  const fits = (folder: string) =>
    Buffer.byteLength(path.join(folder, `${socketFolderPrefix}XXXXXX`, '.s.PGSQL.5432')) <= socketPathLimit;
  const usable = (folder: string) => fits(folder) && fs.existsSync(folder) && canEnter(account, folder);
  const parent = [os.tmpdir(), '/tmp'].find(usable) ?? '/tmp';
  const folder = fs.mkdtempSync(path.join(parent, socketFolderPrefix));
  if (account.switchTo) fs.chownSync(folder, account.switchTo.uid, account.switchTo.gid);
  return folder;
}

/** PostgreSQL's own log, kept small: the previous one stays as `.old`. */
function openLog(file: string): number {
  if (fs.existsSync(file) && fs.statSync(file).size > 5_000_000) fs.renameSync(file, `${file}.old`);
  return fs.openSync(file, 'a', 0o600);
}

function lastComplaint(file: string, from: number): string | undefined {
  const lines = fs.readFileSync(file).subarray(from).toString('utf8').trim().split('\n');
  return lines.findLast((line) => /FATAL|PANIC|error/i.test(line))?.replace(/^.*?(?=FATAL|PANIC)/, '');
}

/** Measured settings (docs/decisions/0002-database.md); given at each start, so that an update changes them. */
function serverSettings(socketDir: string): string[] {
  const settings = {
    listen_addresses: '',
    port: '5432',
    unix_socket_directories: `"${socketDir}"`,
    unix_socket_permissions: '0700',
    max_connections: '100',
    shared_buffers: '128MB',
    fsync: 'on',
    synchronous_commit: 'on',
    jit: 'off',
    random_page_cost: '1.1',
    plan_cache_mode: 'force_custom_plan',
    timezone: 'UTC',
    log_timezone: 'UTC',
    log_checkpoints: 'off',
  };
  return Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
}
