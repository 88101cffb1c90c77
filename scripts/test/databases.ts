import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import {
  isAlive,
  readPostmaster,
  removeSocketFolder,
} from '#server/platform/database/embedded/postmaster.ts';

/**
 * Stops every built-in database below a folder at once, without regard for its data: for finished or aborted
 * tests, whose folders will be deleted.
 */
export async function stopDatabases(folder: string): Promise<void> {
  for (const lockFile of fs.globSync('**/postgres/postmaster.pid', { cwd: folder })) {
    const found = readPostmaster(path.join(folder, path.dirname(lockFile)));
    if (!found) continue;
    if (isAlive(found.pid) && isPostgres(found.pid)) {
      process.kill(found.pid, 'SIGQUIT');
      while (isAlive(found.pid)) await sleep(10);
    }
    removeSocketFolder(found.socketDir);
  }
}

/** A test's lock file may contain any number: never end a process that is not a PostgreSQL. */
function isPostgres(pid: number): boolean {
  return /postgres/.test(execFileSync('ps', ['-o', 'comm=', '-p', String(pid)], { encoding: 'utf8' }));
}
