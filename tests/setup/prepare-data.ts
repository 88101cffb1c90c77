import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { PREPARED_DATA } from '../integration/support/prepared-data.ts';

/** Before the integration tests: creates one data folder with the demo catalogue, which most tests copy. */
export default function prepareData(): () => void {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'lkp-prepared-'));
  // As root the database runs under another account, which must be able to enter.
  fs.chmodSync(folder, 0o711);
  const dataDir = path.join(folder, 'data');
  // A separate program, because Vite's runner does not find PostgreSQL's package.
  execFileSync(process.execPath, [
    ...['--import', './scripts/setup/quick-imports.mjs'],
    ...[path.join(import.meta.dirname, 'demo-data.ts'), dataDir],
  ]);
  process.env[PREPARED_DATA] = dataDir;
  return () => fs.rmSync(folder, { recursive: true, force: true });
}
