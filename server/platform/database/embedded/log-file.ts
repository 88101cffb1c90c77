import fs from 'node:fs';
import path from 'node:path';

/** PostgreSQL's own log of a data folder. */
export const logFileOf = (dataDir: string) => path.join(dataDir, 'postgres.log');

/** From this size, in bytes, the log begins anew; the one before stays as `.old`. */
const LOG_LIMIT = 5_000_000;

/**
 * Keeps the log small. PostgreSQL goes on writing to the same file, so what was written is copied away and the file
 * cut; a line of that very moment may be lost.
 */
export function trimLog(dataDir: string): void {
  const file = logFileOf(dataDir);
  const { size = 0 } = fs.statSync(file, { throwIfNoEntry: false }) ?? {};
  if (size <= LOG_LIMIT) return;
  fs.copyFileSync(file, `${file}.old`);
  fs.truncateSync(file);
}
