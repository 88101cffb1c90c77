import fs from 'node:fs';
import path from 'node:path';
import { SettingsError } from '../../settings/settings-error.ts';
import { type Account, canEnter } from './account.ts';

/** How to name a cluster's folder to a child process that runs as the account. */
export interface Place {
  readonly path: string;
  /** To be passed right after standard input, output and error. */
  readonly descriptors: number[];
  readonly spawnOptions: { cwd: string; uid?: number; gid?: number };
  /** Closes our copy of the descriptors; the child has its own. */
  close(): void;
}

/**
 * Opens a cluster's folder for the account. Below root's home (mode 0700) the account may own a folder and
 * still be unable to reach it. On Linux we open it and pass the descriptor: `/proc/self/fd/3` leads into it,
 * in the child and in every process that it forks.
 *
 * @throws SettingsError where the system has no such paths
 */
export function openPlace(folder: string, account: Account): Place {
  const spawnOptions = { cwd: '/', ...account.switchTo };
  if (canEnter(account, folder)) return { path: folder, descriptors: [], spawnOptions, close: () => {} };
  if (process.platform !== 'linux' || !fs.existsSync('/proc/self/fd')) {
    throw new SettingsError(
      `PostgreSQL runs as the user ${account.name}, who may not enter DATA_DIR (${path.dirname(folder)}): start Lokapasar as an ordinary user, or set DATA_DIR to a folder that ${account.name} can reach.`,
    );
  }
  const descriptor = fs.openSync(folder, fs.constants.O_RDONLY | fs.constants.O_DIRECTORY);
  return {
    path: '/proc/self/fd/3',
    descriptors: [descriptor],
    spawnOptions,
    close: () => fs.closeSync(descriptor),
  };
}
