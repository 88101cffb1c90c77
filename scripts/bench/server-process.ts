import { type ChildProcess, spawn } from 'node:child_process';
import { EventEmitter, once } from 'node:events';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { serving } from '../setup/node.mjs';

const root = path.resolve(import.meta.dirname, '../..');
/** Clock ticks a second in /proc (Linux, always). */
const TICKS = 100;

/** A server under test, in a process of its own. */
export interface ServerProcess {
  readonly origin: string;
  /** Processor time used so far, in ms; null where /proc does not tell. */
  cpuMs(): number | null;
  /** Memory that it holds (resident, as the system counts it) and the most it ever held, in MiB; Linux only. */
  memoryMiB(): { now: number; most: number };
  /** Waits until its log says something; messages from before are not missed. */
  logged(message: string): Promise<void>;
  stop(): Promise<void>;
}

/** Starts one of our programs as `npm start` does, and waits until it says 'runs on <address>'. */
export async function startServer(
  program: string,
  { args = [], env = {} }: { args?: string[]; env?: Record<string, string> },
): Promise<ServerProcess> {
  const child = spawn(process.execPath, [...serving.options, path.join(root, program), ...args], {
    env: { PATH: process.env['PATH'] ?? '', ...serving.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const messages = new EventEmitter();
  const said = new Set<unknown>();
  createInterface(child.stdout).on('line', (line) => {
    const { msg }: { msg?: string } = JSON.parse(line);
    if (msg === undefined || said.has(msg)) return;
    said.add(msg);
    messages.emit(msg);
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
    memoryMiB: () => memoryMiB(child),
    async logged(message) {
      if (!said.has(message)) await once(messages, message);
    },
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

function memoryMiB({ pid }: ChildProcess): { now: number; most: number } {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  const of = (name: string) => Number(new RegExp(`${name}:\\s+(\\d+) kB`).exec(status)?.[1]) / 1024;
  return { now: of('VmRSS'), most: of('VmHWM') };
}
