import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { PREPARED_DATA } from '../integration/support/prepared-data.ts';

/** Before the integration tests: one data folder with the demo catalogue, of which most tests take a copy. */
export default function prepareData(): () => void {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'lkp-prepared-'));
  // As root the database runs under another account, which must be able to pass.
  fs.chmodSync(folder, 0o711);
  const dataDir = path.join(folder, 'data');
  // A program of its own: inside Vite's runner PostgreSQL's package is not found.
  execFileSync(process.execPath, [path.join(import.meta.dirname, 'demo-data.ts'), dataDir]);
  process.env[PREPARED_DATA] = dataDir;
  return () => fs.rmSync(folder, { recursive: true, force: true });
}
