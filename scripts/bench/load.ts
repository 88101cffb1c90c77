import autocannon from 'autocannon';
import { median, ms } from './figures.ts';
import type { ServerProcess } from './server-process.ts';

/** How many clients ask at the same time (issue 6). */
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

/** Requests before a round that counts: V8 compiles what it has seen often. */
const WARM_UP = 500;

/** Lets a server answer one address until it is warm. */
export async function warmUp(
  server: ServerProcess,
  url: string,
  headers: Record<string, string> = {},
): Promise<void> {
  await autocannon({
    url: server.origin + url,
    connections: CONNECTIONS,
    amount: WARM_UP,
    headers: { 'accept-encoding': ACCEPT_ENCODING, ...headers },
  });
}

/**
 * Asks for one address for so many seconds, over 16 connections that always wait for an answer.
 * @throws Error when an answer is not 2xx
 */
export async function loadRound(
  server: ServerProcess,
  url: string,
  { seconds, headers = {} }: { seconds: number; headers?: Record<string, string> },
): Promise<Round> {
  const before = server.cpuMs();
  const result = await autocannon({
    url: server.origin + url,
    connections: CONNECTIONS,
    duration: seconds,
    headers: { 'accept-encoding': ACCEPT_ENCODING, ...headers },
  });
  const { total } = result.requests;
  const wrong = result.non2xx + result.errors;
  if (wrong > 0 || total === 0) throw new Error(`${wrong} of ${total} answers were wrong`);
  return {
    rps: total / result.duration,
    p50: result.latency.p50,
    p99: result.latency.p99,
    cpuMs: (server.cpuMs() - before) / total,
  };
}

/** Medians of the rounds, as a cell of the table. */
export function describeRounds(rounds: readonly Round[]): string {
  const of = (pick: (round: Round) => number) => median(rounds.map(pick));
  const cpu = of(({ cpuMs }) => cpuMs);
  return [
    `${Math.round(of(({ rps }) => rps))} requests/s`,
    `p50 ${of(({ p50 }) => p50)} ms`,
    `p99 ${of(({ p99 }) => p99)} ms`,
    `${cpu < 1 ? `${(cpu * 1000).toFixed(0)} us` : ms(cpu)} of CPU each`,
  ].join(', ');
}
