import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { onTestFinished } from 'vitest';

/** Shared compile cache, as in `npm start`: later processes start faster. */
export const compileCache = path.resolve('node_modules/.cache/node-compiled');

/** Arguments of Node for a program from its sources, as in `npm run`. */
export const quickImports = [
  '--import',
  new URL('../../../scripts/setup/quick-imports.mjs', import.meta.url).href,
];

export interface DatabaseUserOptions {
  dataDir: string;
  binariesFolder?: string | undefined;
  /** Change stock all the time and append the number of each acknowledged change to this file. */
  acknowledged?: string;
}

export interface DatabaseProcess {
  /** What the process printed when it was ready. */
  ready: { describe: string; applied: number; seeded: string };
  /** Sends the signal and waits for the end; returns the exit code, null after a kill. */
  end(signal: 'SIGTERM' | 'SIGKILL'): Promise<number | null>;
}

/** Starts a process that uses the database of a data folder, and waits until it is ready. */
export async function startDatabaseUser(options: DatabaseUserOptions): Promise<DatabaseProcess> {
  const child = spawn(
    process.execPath,
    [...quickImports, path.join(import.meta.dirname, 'database-user.ts'), JSON.stringify(options)],
    { stdio: ['ignore', 'pipe', 'pipe'], env: { ...process.env, NODE_COMPILE_CACHE: compileCache } },
  );
  onTestFinished(async () => {
    await end(child, 'SIGKILL');
  });
  let complaint = '';
  child.stderr.on('data', (text) => {
    complaint += text;
  });
  const line = await new Promise<string>((resolve, reject) => {
    createInterface(child.stdout).once('line', resolve);
    child.once('exit', (code) => reject(new Error(`It ended with code ${code}: ${complaint}`)));
  });
  return { ready: JSON.parse(line), end: (signal) => end(child, signal) };
}

async function end(child: ChildProcess, signal: 'SIGTERM' | 'SIGKILL'): Promise<number | null> {
  if (child.exitCode === null && child.signalCode === null) {
    child.kill(signal);
    await once(child, 'exit');
  }
  return child.exitCode;
}
