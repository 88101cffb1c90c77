import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { onTestFinished } from 'vitest';
import { stopDatabases } from '#scripts/test/databases.ts';
import { clusterFolder } from '#server/platform/database/embedded/cluster.ts';
import { isAlive, isPostmasterOf, readPostmaster } from '#server/platform/database/embedded/postmaster.ts';
import { copyPreparedData } from './prepared-data.ts';

/**
 * PostgreSQL programs to run a test on: those of the product, and the oldest supported version if installed.
 */
export const postgresVersions: { name: string; binariesFolder?: string }[] = [
  { name: 'PostgreSQL 18' },
  ...['/usr/lib/postgresql/15/bin']
    .filter((folder) => fs.existsSync(folder))
    .map((binariesFolder) => ({ name: 'PostgreSQL 15', binariesFolder })),
];

/** A data folder of this test. At its end, what runs on the folder is stopped and the folder is deleted. */
export function temporaryDataFolder(): string {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'lkp-'));
  // As root the database runs under another account, which must be able to enter.
  fs.chmodSync(folder, 0o711);
  onTestFinished(() => discard(folder));
  return path.join(folder, 'data');
}

/** A data folder like `temporaryDataFolder` with a database that has the demo catalogue. */
export function preparedDataFolder(): string {
  const dataDir = temporaryDataFolder();
  copyPreparedData(dataDir);
  return dataDir;
}

async function discard(folder: string): Promise<void> {
  await stopDatabases(folder);
  fs.rmSync(folder, { recursive: true, force: true });
}

/** The process id of the PostgreSQL that runs on a data folder, if any. */
export function runningPostmaster(dataDir: string): number | undefined {
  const cluster = clusterFolder(dataDir);
  const found = readPostmaster(cluster);
  return found && isPostmasterOf(cluster, found) ? found.pid : undefined;
}

/** Kills PostgreSQL with SIGKILL and returns once the process is gone. */
export async function killPostmaster(dataDir: string): Promise<void> {
  const pid = runningPostmaster(dataDir);
  if (pid === undefined) throw new Error(`No PostgreSQL runs on ${dataDir}`);
  process.kill(pid, 'SIGKILL');
  while (isAlive(pid)) await sleep(5);
}
