import cluster, { type Worker } from 'node:cluster';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Log } from '../log.ts';
import { SettingsError } from '../settings/settings-error.ts';

/** Wait, in ms, before a process that ended by itself is replaced: one that cannot start must not spin. */
const REPLACE_AFTER_MS = 1000;
/** How long, in ms, a process may take to end: its requests have 10 s. */
const END_MS = 15_000;

/** The processes that answer requests on one port, looked after by the one that started them. */
export interface ServingProcesses {
  readonly port: number;
  /** Asks all to finish their requests and end, and waits until they have. */
  stop(): Promise<void>;
}

/** A serving process ended before it listened, for a reason that it printed itself or because of a signal. */
export class ProcessFailed extends Error {}

/** What a serving process tells: that it listens, or why it cannot. */
type Message = { port: number } | { problems: readonly string[] };

/**
 * Starts processes of this same program that share a port, all at once. One that ends by itself is replaced. A free
 * port that the system chose (0) is lost when all of them end by themselves.
 * @throws SettingsError or ProcessFailed when one does not come to listen; then all have ended
 */
export async function startProcesses(count: number, log: Log): Promise<ServingProcesses> {
  let isStopping = false;
  const start = async (): Promise<number> => {
    const worker = cluster.fork();
    // Such as a signal that cannot be sent; unheard, it would end this process.
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

/** Tells the process that started this one that it listens, and stops when that one is gone: nobody else would do it. */
export function joinProcesses(port: number): void {
  const { worker } = cluster;
  worker?.once('disconnect', () => {
    // Else Node would end this process at once, and the database would be left running.
    worker.exitedAfterDisconnect = true;
    process.kill(process.pid, 'SIGTERM');
  });
  process.send?.({ port } satisfies Message);
}

/** Tells the process that started this one why it cannot serve, so that it is said once for all. */
export async function reportToStarter({ problems }: SettingsError): Promise<void> {
  await new Promise((resolve) => process.send?.({ problems } satisfies Message, resolve));
}
