import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { SettingsError } from '../../settings/settings-error.ts';
import { type Account, requireUserName } from './account.ts';
import type { Binaries } from './binaries.ts';
import { openPlace } from './place.ts';
import { isAlive } from './postmaster.ts';

/**
 * Role and database of the built-in PostgreSQL. They need no password: only processes that can open its
 * socket connect.
 */
export const embeddedRole = 'lokapasar';
export const embeddedDatabase = 'postgres';

/** The whole environment of PostgreSQL: no PGDATA, locale or library path of ours. */
export const postgresEnvironment = { LC_ALL: 'C', TZ: 'UTC', PATH: '/usr/bin:/bin' };

/** The folder of the cluster in a data folder. */
export function clusterFolder(dataDir: string): string {
  return path.join(dataDir, 'postgres');
}

/**
 * Ensures that the data folder has a cluster for these binaries. A new one is created beside its place and
 * then renamed, so that a killed start leaves no half-made cluster. Of several starts at once one wins.
 *
 * @returns whether this call created it
 * @throws SettingsError when the folder cannot be used or has the cluster of another PostgreSQL version
 */
export async function ensureCluster(dataDir: string, binaries: Binaries, account: Account): Promise<boolean> {
  const cluster = clusterFolder(dataDir);
  if (hasCluster(cluster, binaries, dataDir)) return false;
  requireUserName();
  const unfinished = `${cluster}.init-${process.pid}-${randomBytes(4).toString('hex')}`;
  try {
    fs.mkdirSync(unfinished, { mode: 0o700 });
    if (account.switchTo) fs.chownSync(unfinished, account.switchTo.uid, account.switchTo.gid);
    while (unfinishedClusters(dataDir)[0] !== unfinished) {
      // Another start is creating it. Two at once would only compete for processor time.
      if (hasCluster(cluster, binaries, dataDir)) return false;
      await sleep(50);
    }
    if (hasCluster(cluster, binaries, dataDir)) return false;
    await runInitdb(unfinished, binaries, account);
    try {
      fs.renameSync(unfinished, cluster);
      syncFolder(dataDir);
      return true;
    } catch (error) {
      // Another start finished first; its cluster is as good.
      if (!hasCluster(cluster, binaries, dataDir)) throw error;
      return false;
    }
  } finally {
    fs.rmSync(unfinished, { recursive: true, force: true });
  }
}

function hasCluster(cluster: string, binaries: Binaries, dataDir: string): boolean {
  if (!fs.existsSync(cluster) || fs.readdirSync(cluster).length === 0) return false;
  const file = path.join(cluster, 'PG_VERSION');
  if (!fs.existsSync(file)) {
    throw new SettingsError(
      `The folder ${cluster} in DATA_DIR is not a PostgreSQL cluster: move it away or set DATA_DIR to another folder.`,
    );
  }
  const version = fs.readFileSync(file, 'utf8').trim();
  if (version === String(binaries.major)) return true;
  throw new SettingsError(
    `DATA_DIR (${dataDir}) holds data of PostgreSQL ${version}, this version of Lokapasar runs PostgreSQL ${binaries.major}: with the version of Lokapasar that made it run "npm run db:dump shop.dump", move DATA_DIR away, then with this version run "npm run db:restore shop.dump".`,
  );
}

/** The clusters that starts are creating now, always in the same order. Removes those of killed starts. */
function unfinishedClusters(dataDir: string): string[] {
  const names = fs.readdirSync(dataDir).filter((name) => unfinishedName.test(name));
  for (const name of names) {
    if (isUnfinishedOfDead(name)) fs.rmSync(path.join(dataDir, name), { recursive: true, force: true });
  }
  return names
    .filter((name) => !isUnfinishedOfDead(name))
    .sort()
    .map((name) => path.join(dataDir, name));
}

const unfinishedName = /^postgres\.init-(\d+)-/;

function isUnfinishedOfDead(name: string): boolean {
  return !isAlive(Number(unfinishedName.exec(name)?.[1]));
}

async function runInitdb(folder: string, binaries: Binaries, account: Account): Promise<void> {
  // The builtin provider (17 and newer) sorts the same on every machine. Older versions use C.UTF-8 of the
  // system.
  const locale =
    binaries.major >= 17
      ? ['--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8']
      : ['--locale=C.UTF-8'];
  const place = openPlace(folder, account);
  // Detached, so that Ctrl-C reaches only us and we decide when to stop it.
  const child = spawn(
    path.join(binaries.folder, 'initdb'),
    ['-D', place.path, '-U', embeddedRole, '-A', 'trust', '-E', 'UTF8', '--data-checksums', ...locale],
    {
      ...place.spawnOptions,
      env: postgresEnvironment,
      detached: true,
      stdio: ['ignore', 'ignore', 'pipe', ...place.descriptors],
    },
  );
  place.close();
  let complaint = '';
  child.stderr?.on('data', (text) => {
    complaint += text;
  });
  const outcome = await new Promise<string>((resolve) => {
    child.on('error', (error) => resolve(error.message));
    child.on('close', (code) => resolve(code === 0 ? '' : complaint.trim() || `exit code ${code}`));
  });
  if (outcome === '') return;
  throw new SettingsError(
    `The database could not be created in DATA_DIR (${path.dirname(folder)}): ${outcome.split('\n').at(-1)}.`,
  );
}

function syncFolder(folder: string): void {
  const descriptor = fs.openSync(folder, fs.constants.O_RDONLY);
  try {
    fs.fsyncSync(descriptor);
  } finally {
    fs.closeSync(descriptor);
  }
}
