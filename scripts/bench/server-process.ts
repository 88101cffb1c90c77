import { type ChildProcess, spawn } from 'node:child_process';
import { EventEmitter, once } from 'node:events';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { undoAtEnd } from '../ending.ts';
import { freePort } from '../free-port.ts';
import { serving } from '../setup/node.mjs';

const root = path.resolve(import.meta.dirname, '../..');
/** Clock ticks a second in /proc (Linux, always). */
const TICKS = 100;
/** A start or a message of the log that takes longer, in ms, has failed; a million products are read for a while. */
const START_TIME = 120_000;
/** A server that takes longer to stop, in ms, is ended. */
const STOP_TIME = 40_000;

/** A server under test, in a process of its own. */
export interface ServerProcess {
  /** With the address of the machine, so that no name is looked up. */
  readonly origin: string;
  /** From the start of the process until it said its address, in ms. */
  readonly startMs: number;
  /** Processor time of this process so far, in ms; PostgreSQL has its own. Linux only. */
  cpuMs(): number;
  /** Memory that it holds (resident, as the system counts it) and the most it ever held, in MiB; Linux only. */
  memoryMiB(): { now: number; most: number };
  /** Waits until its log says something; messages from before are not missed. */
  logged(message: string): Promise<void>;
  stop(): Promise<void>;
  /** Ends it as a crash would, by SIGKILL. */
  kill(): Promise<void>;
}

/** Starts the shop as `npm start` does, on a free port, with the data of a folder. */
export async function startShop(dataDir: string, env: Record<string, string> = {}): Promise<ServerProcess> {
  return startServer(serving.program, {
    env: { PORT: String(await freePort()), PROCESSES: '1', LOG_LEVEL: 'info', DATA_DIR: dataDir, ...env },
  });
}

/** Starts one of our programs as `npm start` does, and waits until it says 'runs on <address>'. */
export async function startServer(
  program: string,
  { args = [], env = {} }: { args?: readonly string[]; env?: Record<string, string> },
): Promise<ServerProcess> {
  const begin = performance.now();
  const child = spawn(process.execPath, [...serving.options, path.resolve(root, program), ...args], {
    env: { PATH: process.env['PATH'] ?? '', ...serving.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const stop = () => end(child);
  const forget = undoAtEnd(stop);
  const heard = listen(child);
  try {
    const origin = await addressOf(child, program);
    return {
      origin,
      startMs: performance.now() - begin,
      cpuMs: () => cpuMs(child),
      memoryMiB: () => memoryMiB(child),
      logged: heard,
      async stop() {
        await stop();
        forget();
      },
      async kill() {
        await end(child, 'SIGKILL');
        forget();
      },
    };
  } catch (error) {
    await stop();
    forget();
    throw error;
  }
}

function listen({ stdout }: { stdout: NodeJS.ReadableStream }): (message: string) => Promise<void> {
  const messages = new EventEmitter();
  const said = new Set<string>();
  createInterface(stdout).on('line', (line) => {
    // Lines of requests, of which there are thousands, are not taken apart.
    if (line.includes('"reqId"')) return;
    const { msg }: { msg?: string } = JSON.parse(line);
    if (msg === undefined) return;
    said.add(msg);
    messages.emit(msg);
  });
  return async (message) => {
    if (!said.has(message)) await once(messages, message, { signal: AbortSignal.timeout(START_TIME) });
  };
}

function addressOf(
  child: ChildProcess & { stderr: NodeJS.ReadableStream },
  program: string,
): Promise<string> {
  return new Promise<string>((resolve, reject) => {
    const late = setTimeout(() => reject(new Error(`${program} did not start in time`)), START_TIME);
    let last = '';
    createInterface(child.stderr).on('line', (line) => {
      last = line;
      const [, found] = /runs on (http\S+)/.exec(line) ?? [];
      if (found) resolve(found.replace('localhost', '127.0.0.1'));
      if (found) clearTimeout(late);
    });
    child.once('error', reject);
    child.once('exit', (code) => {
      clearTimeout(late);
      reject(new Error(`${program} ended with code ${code}: ${last}`));
    });
  });
}

async function end(child: ChildProcess, signal: 'SIGTERM' | 'SIGKILL' = 'SIGTERM'): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  child.kill(signal);
  const late = setTimeout(() => child.kill('SIGKILL'), STOP_TIME);
  await ended;
  clearTimeout(late);
}

function cpuMs({ pid }: ChildProcess): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
    .replace(/^.*\) /, '')
    .split(' ');
  return ((Number(fields[11]) + Number(fields[12])) * 1000) / TICKS;
}

function memoryMiB({ pid }: ChildProcess): { now: number; most: number } {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  const of = (name: string) => Number(new RegExp(`${name}:\\s+(\\d+) kB`).exec(status)?.[1]) / 1024;
  return { now: of('VmRSS'), most: of('VmHWM') };
}
