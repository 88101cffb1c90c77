import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { get } from 'node:http';
import os from 'node:os';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { parseArgs } from 'node:util';
import autocannon from 'autocannon';
import { type ServerProcess, startServer } from './server-process.ts';

/**
 * What a page from the cache costs beside the least that node can do: a bare `node:http` server with the same headers
 * and bytes, in pairs of rounds in the same run, because a shared machine changes from minute to minute.
 *
 *   node scripts/run.mjs scripts/bench/cached-page.ts [--url /product/1] [--rounds 5] [--seconds 4]
 */
const { values } = parseArgs({
  options: {
    url: { type: 'string', default: '/product/1' },
    rounds: { type: 'string', default: '5' },
    seconds: { type: 'string', default: '4' },
  },
});
const CONNECTIONS = 16;
const HEADERS = { 'accept-encoding': 'gzip, deflate, br, zstd' };

interface Round {
  rps: number;
  p50: number;
  p99: number;
  /** Processor time of the server for one request, in microseconds. */
  cpuUs: number | null;
}

async function measure(server: ServerProcess, url: string, seconds: number): Promise<Round> {
  const before = server.cpuMs();
  const result = await autocannon({
    url: server.origin + url,
    connections: CONNECTIONS,
    duration: seconds,
    headers: HEADERS,
  });
  const after = server.cpuMs();
  const total = result.requests.total;
  if (result.non2xx + result.errors > 0)
    throw new Error(`${result.non2xx + result.errors} answers were wrong`);
  return {
    rps: total / result.duration,
    p50: result.latency.p50,
    p99: result.latency.p99,
    cpuUs: before === null || after === null ? null : ((after - before) * 1000) / total,
  };
}

/** The answer of the shop, for the other server to copy. */
async function answerOf(url: string): Promise<{ headers: string[]; body: string }> {
  const response = await new Promise<Parameters<NonNullable<Parameters<typeof get>[2]>>[0]>(
    (resolve, reject) => {
      get(url, { headers: HEADERS }, resolve).on('error', reject);
    },
  );
  const body = await buffer(response);
  const own = /^(date|connection|keep-alive)$/i;
  const headers: string[] = [];
  for (let at = 0; at < response.rawHeaders.length; at += 2) {
    const [name = '', value = ''] = response.rawHeaders.slice(at, at + 2);
    if (!own.test(name)) headers.push(name, value);
  }
  return { headers, body: body.toString('base64') };
}

const median = (numbers: readonly number[]) =>
  numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;

function line(name: string, rounds: readonly Round[]): string {
  const of = (pick: (round: Round) => number) => median(rounds.map(pick));
  const cpu = rounds.some(({ cpuUs }) => cpuUs === null) ? '-' : of(({ cpuUs }) => cpuUs ?? 0).toFixed(1);
  return `| ${name} | ${Math.round(of(({ rps }) => rps))} | ${of(({ p50 }) => p50)} | ${of(({ p99 }) => p99)} | ${cpu} |`;
}

const print = (text: string) => process.stdout.write(`${text}\n`);
const folder = mkdtempSync(path.join(os.tmpdir(), 'lokapasar-bench-'));
// As root the built-in database runs under another account, which must be able to pass.
chmodSync(folder, 0o711);
const servers: ServerProcess[] = [];
try {
  const shop = await startServer('server/main.ts', {
    env: { PORT: '0', LOG_LEVEL: 'info', DATA_DIR: path.join(folder, 'data') },
  });
  servers.push(shop);
  const copy = path.join(folder, 'answer.json');
  await answerOf(shop.origin + values.url);
  writeFileSync(copy, JSON.stringify(await answerOf(shop.origin + values.url)));
  const raw = await startServer('scripts/bench/raw-server.ts', { args: [copy] });
  servers.push(raw);
  const [rawRounds, shopRounds]: [Round[], Round[]] = [[], []];
  for (const server of [raw, shop]) await measure(server, values.url, 2);
  for (let round = 0; round < Number(values.rounds); round += 1) {
    rawRounds.push(await measure(raw, values.url, Number(values.seconds)));
    shopRounds.push(await measure(shop, values.url, Number(values.seconds)));
  }
  const ratios = shopRounds.map(({ rps }, at) => rps / (rawRounds[at]?.rps ?? Number.NaN));
  print(
    `${values.url}, ${CONNECTIONS} connections, medians of ${values.rounds} paired rounds of ${values.seconds} s`,
  );
  print(
    `${new Date().toISOString().slice(0, 10)}, node ${process.version}, ${os.cpus()[0]?.model}, ${os.cpus().length} cores, load ${os.loadavg()[0]?.toFixed(1)}`,
  );
  print('| Server | requests/s | p50 ms | p99 ms | CPU us/request |\n| --- | --- | --- | --- | --- |');
  print(line('raw node:http', rawRounds));
  print(line('shop, page from memory', shopRounds));
  print(`ratio of the pairs, median: ${(median(ratios) * 100).toFixed(0)} %`);
} finally {
  for (const server of servers) await server.stop();
  rmSync(folder, { recursive: true, force: true });
}
