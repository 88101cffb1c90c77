import fs from 'node:fs';
import path from 'node:path';

/** PostgreSQL's own log of a data folder. */
export const logFileOf = (dataDir: string) => path.join(dataDir, 'postgres.log');

/** Size, in bytes, from which the log is restarted; the previous one is renamed to `.old`. */
const LOG_LIMIT = 5_000_000;

/**
 * Bounds the log's size. PostgreSQL keeps the file open, so its content is copied and the file truncated; a
 * line written at that moment may be lost.
 */
export function trimLog(dataDir: string): void {
  const file = logFileOf(dataDir);
  const { size = 0 } = fs.statSync(file, { throwIfNoEntry: false }) ?? {};
  if (size <= LOG_LIMIT) return;
  fs.copyFileSync(file, `${file}.old`);
  fs.truncateSync(file);
}
