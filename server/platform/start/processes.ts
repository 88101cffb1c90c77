import cluster, { type Worker } from 'node:cluster';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Log } from '../log.ts';
import { SettingsError } from '../settings/settings-error.ts';

/**
 * Delay, in ms, before a process that ended by itself is replaced, so that one that cannot start does not
 * loop at full speed.
 */
const REPLACE_AFTER_MS = 1000;
/** How long, in ms, a process may take to end: its requests have 10 s. */
const END_MS = 15_000;

/** The processes that answer requests on one port, supervised by the one that started them. */
export interface ServingProcesses {
  readonly port: number;
  /** Asks all processes to finish their requests and exit, and waits for that. */
  stop(): Promise<void>;
}

/** A serving process ended before it listened: it printed the reason itself, or a signal ended it. */
export class ProcessFailed extends Error {}

/** Message of a serving process: it listens, or why it cannot. */
type Message = { port: number } | { problems: readonly string[] };

/**
 * Starts processes of this program that share a port, all at once. One that ends by itself is replaced. A
 * free port that the system chose (0) is lost when all of them end at once.
 * @throws SettingsError or ProcessFailed when one does not listen; then all have ended
 */
export async function startProcesses(count: number, log: Log): Promise<ServingProcesses> {
  let isStopping = false;
  const start = async (): Promise<number> => {
    const worker = cluster.fork();
    // For example a signal that cannot be sent. Without a listener it would end this process.
    worker.on('error', (error) => log.warn({ err: error }, 'A serving process is in trouble'));
    const port = await portOf(worker);
    worker.once('exit', (code, signal) => {
      if (isStopping) return;
      log.warn({ pid: worker.process.pid, code, signal }, 'A serving process ended; starting another');
      void replace();
    });
    return port;
  };
  const replace = async (): Promise<void> => {
    await sleep(REPLACE_AFTER_MS, undefined, { ref: false });
    if (isStopping) return;
    await start().catch((error: unknown) => {
      if (isStopping) return;
      log.warn({ err: error }, 'A serving process did not start; trying again');
      return replace();
    });
  };
  const stop = async () => {
    isStopping = true;
    await Promise.all(Object.values(cluster.workers ?? {}).map(end));
  };
  try {
    const [port = 0] = await Promise.all(Array.from({ length: count }, start));
    return { port, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

async function end(worker: Worker | undefined): Promise<void> {
  if (!worker || worker.isDead()) return;
  const ended = once(worker, 'exit');
  worker.process.kill('SIGTERM');
  const late = setTimeout(() => worker.process.kill('SIGKILL'), END_MS);
  await ended;
  clearTimeout(late);
}

async function portOf(worker: Worker): Promise<number> {
  return new Promise((resolve, reject) => {
    worker.once('message', (message: Message) => {
      if ('port' in message) resolve(message.port);
      else reject(new SettingsError(...message.problems));
    });
    worker.once('error', reject);
    worker.once('exit', () => reject(new ProcessFailed('It ended before it listened')));
  });
}

/** Whether this process was started by another one to serve. */
export const isServingProcess = cluster.isWorker;

/**
 * Tells the parent process that this one listens, and stops when the parent is gone, because nobody else
 * would stop it.
 */
export function joinProcesses(port: number): void {
  const { worker } = cluster;
  worker?.once('disconnect', () => {
    // Otherwise Node would end this process at once, and leave the database running.
    worker.exitedAfterDisconnect = true;
    process.kill(process.pid, 'SIGTERM');
  });
  process.send?.({ port } satisfies Message);
}

/** Tells the parent process why this one cannot serve, so that the reason is printed once. */
export async function reportToStarter({ problems }: SettingsError): Promise<void> {
  await new Promise((resolve) => process.send?.({ problems } satisfies Message, resolve));
}
