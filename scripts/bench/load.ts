import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { median, ms } from './figures.ts';
import type { Load, LoadResult } from './load-client.ts';
import type { ServerProcess } from './server-process.ts';

/** How many clients ask at the same time. */
export const CONNECTIONS = 16;
/** What browsers send. */
export const ACCEPT_ENCODING = 'gzip, deflate, br, zstd';

/** What a server did in one round of load. */
export interface Round {
  /** Requests a second. */
  readonly rps: number;
  readonly p50: number;
  readonly p99: number;
  /** Processor time of the server for one request, in ms. */
  readonly cpuMs: number;
}

/**
 * Asks for one address for so many seconds, over 16 connections that always wait for an answer; for a second before
 * that, it asks without counting.
 * @throws Error when an answer is not 200
 */
export async function loadRound(
  server: ServerProcess,
  path: string,
  { seconds, headers = {} }: { seconds: number; headers?: Record<string, string> },
): Promise<Round> {
  const load: Load = {
    origin: server.origin,
    path,
    headers: { 'accept-encoding': ACCEPT_ENCODING, ...headers },
    connections: CONNECTIONS,
    forMs: seconds * 1000,
  };
  const client = new Worker(new URL('./load-client.ts', import.meta.url), { workerData: load });
  try {
    await once(client, 'message');
    const before = server.cpuMs();
    const [{ count, tookMs, p50, p99 }] = (await once(client, 'message')) as [LoadResult];
    return { rps: (count * 1000) / tookMs, p50, p99, cpuMs: (server.cpuMs() - before) / count };
  } finally {
    await client.terminate();
  }
}

/** Medians of the rounds, as a cell of the table. */
export function describeRounds(rounds: readonly Round[]): string {
  const of = (pick: (round: Round) => number) => median(rounds.map(pick));
  const cpu = of(({ cpuMs }) => cpuMs);
  return [
    `${Math.round(of(({ rps }) => rps))} requests/s`,
    `p50 ${ms(of(({ p50 }) => p50))}`,
    `p99 ${ms(of(({ p99 }) => p99))}`,
    `${cpu < 1 ? `${(cpu * 1000).toFixed(0)} us` : ms(cpu)} of CPU each`,
  ].join(', ');
}
