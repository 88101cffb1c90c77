import fs from 'node:fs';
import path from 'node:path';

/** What a running (or crashed) PostgreSQL left in `postmaster.pid`. */
export interface Postmaster {
  readonly pid: number;
  /** Seconds since 1970, as in `pg_postmaster_start_time()`. */
  readonly startedAt: number;
  readonly port: number;
  readonly socketDir: string;
  readonly ready: boolean;
}

/** The name PostgreSQL gives its lock file; format: miscadmin.h, LOCK_FILE_LINE_*. */
const lockFile = 'postmaster.pid';

/** Reads the lock file of a cluster; undefined when there is none or it is only half written. */
export function readPostmaster(cluster: string): Postmaster | undefined {
  let lines: string[];
  try {
    lines = fs.readFileSync(path.join(cluster, lockFile), 'utf8').split('\n');
  } catch {
    return undefined;
  }
  const [pid, , startedAt, port, socketDir = '', , , status = ''] = lines;
  if (!Number(pid)) return undefined;
  return {
    pid: Number(pid),
    startedAt: Number(startedAt),
    port: Number(port) || 5432,
    socketDir: socketDir.trim(),
    ready: status.trim() === 'ready',
  };
}

/** Whether a process with this id exists, whoever owns it. */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

/**
 * Whether the process that the lock file names is still that PostgreSQL.
 * After a crash of the machine or a container its number may belong to something else. Linux tells the name and, to
 * the same account, the working folder of a process; where that is not to be had, a living process is believed.
 */
export function isPostmasterOf(cluster: string, { pid }: Postmaster): boolean {
  if (pid === process.pid || pid === process.ppid || !isAlive(pid)) return false;
  try {
    if (fs.readFileSync(`/proc/${pid}/comm`, 'utf8').trim() !== 'postgres') return false;
    const theirs = fs.statSync(`/proc/${pid}/cwd`);
    const ours = fs.statSync(cluster);
    return theirs.ino === ours.ino && theirs.dev === ours.dev;
  } catch {
    return isAlive(pid);
  }
}

/**
 * Removes what a PostgreSQL that is gone left behind, so that the next one does not trip over it.
 * The lock file goes only when its number now belongs to another program, which PostgreSQL cannot tell from itself;
 * leftover backends are still noticed by it through the shared memory of the cluster.
 */
export function clearRemains(cluster: string, remains: Postmaster): void {
  const unchanged = readPostmaster(cluster)?.pid === remains.pid;
  if (unchanged && isAlive(remains.pid)) fs.rmSync(path.join(cluster, lockFile), { force: true });
  removeSocketFolder(remains.socketDir);
}

/** The start of the name of every folder that {@link removeSocketFolder} may delete. */
export const socketFolderPrefix = 'lokapasar-pg-';

export function removeSocketFolder(folder: string): void {
  if (path.basename(folder).startsWith(socketFolderPrefix))
    fs.rmSync(folder, { recursive: true, force: true });
}

/** Sockets go with their PostgreSQL, however it ends, while their folder stays: an empty one this old is such a rest. */
const restAge = 60_000;

/** Removes the empty folders that databases which ended by themselves have left in a folder for temporary files. */
export function sweepSocketFolders(parent: string): void {
  for (const name of fs.readdirSync(parent)) {
    if (!name.startsWith(socketFolderPrefix)) continue;
    const folder = path.join(parent, name);
    try {
      if (Date.now() - fs.statSync(folder).mtimeMs > restAge) fs.rmdirSync(folder);
    } catch {
      // In use, gone already, or another account's.
    }
  }
}
