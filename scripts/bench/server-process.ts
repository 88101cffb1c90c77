import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { createInterface } from 'node:readline';

const root = path.resolve(import.meta.dirname, '../..');
/** Clock ticks a second in /proc (Linux, always). */
const TICKS = 100;

/** A server under test, in a process of its own. */
export interface ServerProcess {
  readonly origin: string;
  /** Processor time used so far, in ms; null where /proc does not tell. */
  cpuMs(): number | null;
  stop(): Promise<void>;
}

/** Starts one of our programs and waits until it says 'runs on <address>'. */
export async function startServer(
  program: string,
  { args = [], env = {} }: { args?: string[]; env?: Record<string, string> },
): Promise<ServerProcess> {
  const child = spawn(process.execPath, [path.join(root, program), ...args], {
    env: { PATH: process.env['PATH'] ?? '', NODE_ENV: 'production', ...env },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const origin = await new Promise<string>((resolve, reject) => {
    createInterface(child.stderr).on('line', (line) => {
      const [, found] = /runs on (http\S+)/.exec(line) ?? [];
      if (found) resolve(found.replace('localhost', '127.0.0.1'));
    });
    child.once('exit', (code) => reject(new Error(`${program} ended with code ${code}`)));
  });
  return {
    origin,
    cpuMs: () => cpuMs(child),
    async stop() {
      child.kill('SIGTERM');
      await once(child, 'exit');
    },
  };
}

function cpuMs({ pid }: ChildProcess): number | null {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
      .replace(/^.*\) /, '')
      .split(' ');
    return ((Number(fields[11]) + Number(fields[12])) * 1000) / TICKS;
  } catch {
    return null;
  }
}
