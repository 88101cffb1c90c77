import { spawn } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Account, canEnter } from './account.ts';
import type { Binaries } from './binaries.ts';
import { postgresEnvironment } from './cluster.ts';
import { logFileOf, trimLog } from './log-file.ts';
import { openPlace } from './place.ts';
import { readPostmaster, removeSocketFolder, socketFolderPrefix, sweepSocketFolders } from './postmaster.ts';

/** Everything needed to start the PostgreSQL of one data folder. */
export interface Launcher {
  readonly dataDir: string;
  readonly binaries: Binaries;
  readonly account: Account;
}

/** Poll interval of the lock file, in ms. */
const pause = 15;

/** The longest socket path that every supported system takes (sun_path: 104 bytes on macOS, 108 on Linux). */
const socketPathLimit = 100;

/** Starts PostgreSQL and waits until it is ready or has failed. */
export async function startPostgres(
  { dataDir, binaries, account }: Launcher,
  cluster: string,
): Promise<{ pid?: number; reason: string }> {
  const socketDir = makeSocketFolder(account);
  trimLog(dataDir);
  const logFile = logFileOf(dataDir);
  // Opened for appending, so that it may be truncated while PostgreSQL writes.
  const log = fs.openSync(logFile, 'a', 0o600);
  const logStart = fs.fstatSync(log).size;
  const place = openPlace(cluster, account);
  // Detached: Ctrl-C goes to us, and we stop PostgreSQL once the running requests are done.
  const child = spawn(
    path.join(binaries.folder, 'postgres'),
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
  sweepSocketFolders(parent);
  const folder = fs.mkdtempSync(path.join(parent, socketFolderPrefix));
  if (account.switchTo) fs.chownSync(folder, account.switchTo.uid, account.switchTo.gid);
  return folder;
}

function lastComplaint(file: string, from: number): string | undefined {
  const lines = fs.readFileSync(file).subarray(from).toString('utf8').trim().split('\n');
  return lines.findLast((line) => /FATAL|PANIC|error/i.test(line))?.replace(/^.*?(?=FATAL|PANIC)/, '');
}

/**
 * Measured settings (docs/decisions/0002-database.md), passed at each start so that an update of the program
 * changes them.
 */
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
    // Without values of rows, which may be a shopper's.
    log_error_verbosity: 'terse',
  };
  return Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
}
