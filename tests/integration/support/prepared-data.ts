import { execFileSync } from 'node:child_process';

/** Names the data folder that `tests/setup/prepare-data.ts` made, for the processes of a run. */
export const PREPARED_DATA = 'LOKAPASAR_PREPARED_DATA';

/**
 * Makes a data folder with the demo catalogue, as a shop that was started once and stopped leaves it: a copy takes a
 * tenth of the time that PostgreSQL needs for a new one.
 */
export function copyPreparedData(dataDir: string): void {
  const prepared = process.env[PREPARED_DATA];
  if (!prepared) throw new Error('Vitest has not prepared a data folder');
  // With its owner, who as root is the account that runs the database.
  execFileSync('cp', ['-a', prepared, dataDir]);
}
