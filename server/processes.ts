import cluster, { type Worker } from 'node:cluster';
import { once } from 'node:events';
import type { Log } from './log.ts';

/** Wait, in ms, before a process that ended by itself is replaced: one that cannot start must not spin. */
const REPLACE_AFTER_MS = 1000;

/** The processes that answer requests on one port, looked after by the one that started them. */
export interface ServingProcesses {
  readonly port: number;
  /** Asks all to finish their requests and end, and waits until they have. */
  stop(): Promise<void>;
}

/** A serving process could not start; it has said why itself. */
export class ProcessFailed extends Error {}

/**
 * Starts processes of this same program that share a port. The first one shows whether it works; the others follow.
 * One that ends by itself is replaced.
 * @throws ProcessFailed when the first one does not come to listen
 */
export async function startProcesses(count: number, log: Log): Promise<ServingProcesses> {
  let isStopping = false;
  const start = async (): Promise<number> => {
    const worker = cluster.fork();
    const port = await portOf(worker);
    worker.once('exit', (code, signal) => {
      if (isStopping) return;
      log.warn({ pid: worker.process.pid, code, signal }, 'A serving process ended; starting another');
      setTimeout(() => {
        if (!isStopping) start().catch((error: unknown) => log.warn({ err: error }, 'It did not start'));
      }, REPLACE_AFTER_MS).unref();
    });
    return port;
  };
  const port = await start();
  await Promise.all(Array.from({ length: count - 1 }, start));
  return {
    port,
    async stop() {
      isStopping = true;
      const workers = Object.values(cluster.workers ?? {}).filter((worker) => worker !== undefined);
      await Promise.all(
        workers.map(async (worker) => {
          const ended = once(worker, 'exit');
          worker.process.kill('SIGTERM');
          await ended;
        }),
      );
    },
  };
}

async function portOf(worker: Worker): Promise<number> {
  return new Promise((resolve, reject) => {
    worker.once('message', ({ port }: { port: number }) => resolve(port));
    worker.once('exit', () => reject(new ProcessFailed()));
  });
}

/** Whether this process was started by another one to serve. */
export const isServingProcess = cluster.isWorker;

/** Tells the process that started this one that it listens, and ends with it: nobody else would stop it. */
export function joinProcesses(port: number, onLeft: () => void): void {
  process.send?.({ port });
  process.once('disconnect', onLeft);
}
