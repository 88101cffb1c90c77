import fs from 'node:fs';
import path from 'node:path';

/** The content of `postmaster.pid` of a running or crashed PostgreSQL. */
export interface Postmaster {
  readonly pid: number;
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
  const [pid, , , port, socketDir = '', , , status = ''] = lines;
  if (!Number(pid)) return undefined;
  return {
    pid: Number(pid),
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
 * Whether the process in the lock file is still that PostgreSQL. After a crash of the machine or a container
 * its number may belong to another process. Linux shows the name and, to the same account, the working folder
 * of a process; where these cannot be read, any living process counts.
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
 * Removes what a dead PostgreSQL left behind and what would stop the next one. The lock file is removed only
 * when another program now has its number, which PostgreSQL cannot distinguish from itself. PostgreSQL still
 * notices leftover backends through the cluster's shared memory.
 */
export function clearRemains(cluster: string, remains: Postmaster): void {
  const unchanged = readPostmaster(cluster)?.pid === remains.pid;
  if (unchanged && isAlive(remains.pid)) fs.rmSync(path.join(cluster, lockFile), { force: true });
  removeSocketFolder(remains.socketDir);
}

/** Prefix of the folders that {@link removeSocketFolder} may delete. */
export const socketFolderPrefix = 'lokapasar-pg-';

export function removeSocketFolder(folder: string): void {
  if (path.basename(folder).startsWith(socketFolderPrefix))
    fs.rmSync(folder, { recursive: true, force: true });
}

/**
 * Age, in ms, from which an empty socket folder counts as a leftover. A socket disappears with its
 * PostgreSQL, its folder does not.
 */
const restAge = 60_000;

/**
 * Removes empty socket folders in a folder for temporary files, left by databases that ended by themselves.
 */
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
