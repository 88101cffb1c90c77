import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { ms, percentile } from '../bench/figures.ts';
import { ask, askMeanwhile, connect } from './ask.ts';
import type { Attack } from './attack.ts';

const GET = (path: string) => `GET ${path} HTTP/1.1\r\nHost: x\r\n\r\n`;
const PIPELINED = 2000;
const SILENT = 50;
const ROUNDS = 10;
/** Most memory of all connections that never read, in MiB. */
const MOST_MIB = 100;
/** Most of them that the shop may answer. */
const MOST_ANSWERS = 16;
/** How long, in ms, the shop may keep a connection that reads nothing, with a margin for a busy machine. */
const CLOSED_AFTER_MS = 45_000;
/** Limit of the slowest answer to others beside a connection that pipelines, in ms. */
const MOST_BESIDE_PIPELINING_MS = 500;
/** Limit for 95 of 100 cached pages beside searches, in ms. */
const MOST_BESIDE_SEARCHES_MS = 100;

export const pipelining: Attack = {
  name: `one connection with ${PIPELINED} pipelined requests`,
  async run({ origin }) {
    const socket = connect(origin);
    let came = '';
    // Enough of them tell that it answers all; a shop that closes the connection ends it before.
    const ended = new Promise<void>((resolve) => {
      socket.once('close', resolve).setEncoding('latin1');
      socket.on('data', (text) => {
        came += text;
        if (answersIn(came) > MOST_ANSWERS) resolve();
      });
    });
    socket.write(GET('/healthz').repeat(PIPELINED));
    const patience = sleep(20_000, undefined, { ref: false });
    const slowest = Math.max(...(await askMeanwhile(origin, '/faq', Promise.race([ended, patience]))));
    const isClosed = socket.destroyed;
    socket.destroy();
    const answers = answersIn(came);
    return {
      figure: `${answers} answered, ${isClosed ? 'closed' : 'not closed'}, slowest other answer ${ms(slowest)}`,
      limit: `${MOST_ANSWERS}, closed, ${MOST_BESIDE_PIPELINING_MS} ms`,
      stood: answers <= MOST_ANSWERS && isClosed && Number.isFinite(slowest),
      inTime: slowest <= MOST_BESIDE_PIPELINING_MS,
    };
  },
};

const answersIn = (text: string) => text.split('HTTP/1.1 ').length - 1;

/**
 * @param waits whether to wait until the shop has closed the connections
 */
export const silentReaders = (waits: boolean): Attack => ({
  name: `${SILENT} connections that ask and never read`,
  async run({ origin, memoryMiB }) {
    const before = memoryMiB().most;
    const sockets = Array.from({ length: SILENT }, () => connect(origin).pause());
    for (const socket of sockets.slice(SILENT / 2)) socket.write(GET('/').repeat(PIPELINED / 10));
    // Enough to fill the buffers of the operating system.
    for (let round = 0; round < ROUNDS; round += 1) {
      for (const socket of sockets) if (socket.writable) socket.write(GET('/search').repeat(16));
      await askMeanwhile(origin, '/faq', sleep(500));
    }
    const grown = Math.max(0, memoryMiB().most - before);
    const closed = waits ? await closedOf(sockets) : SILENT;
    for (const socket of sockets) socket.destroy();
    return {
      figure: `${grown.toFixed(0)} MiB${waits ? `, ${closed} closed` : ''}`,
      limit: `${MOST_MIB} MiB${waits ? `, ${SILENT} closed` : ''}`,
      stood: grown <= MOST_MIB && closed === SILENT,
    };
  },
});

/** Counts the connections that the shop closed after its time limit: a socket notices when it reads again. */
async function closedOf(sockets: ReturnType<typeof connect>[]): Promise<number> {
  await sleep(CLOSED_AFTER_MS);
  const ended = sockets.map(async (socket) => {
    if (socket.destroyed) return true;
    const closed = once(socket, 'close').then(() => true);
    socket.resume();
    return Promise.race([closed, sleep(20_000, false, { ref: false })]);
  });
  return (await Promise.all(ended)).filter(Boolean).length;
}

export const searches: Attack = {
  name: '60 searches at once from one address',
  async run({ origin }) {
    const statuses: number[] = [];
    const flood = async () => {
      for (let round = 0; round < 5; round += 1) {
        const headers = { 'x-forwarded-for': '198.51.100.1', 'accept-encoding': 'br' };
        const asked = Array.from({ length: 60 }, (_, nth) =>
          ask(origin, `/search?q=tas+${round}+${nth}`, { headers }),
        );
        statuses.push(...(await Promise.all(asked)).map(({ status }) => status));
      }
    };
    // The first round compiles.
    await flood();
    const times = await askMeanwhile(origin, '/', flood());
    const p95 = percentile(times, 0.95);
    const strange = statuses.filter((status) => status !== 200 && status !== 429).length;
    return {
      figure: `p95 of cached pages ${ms(p95)}, ${strange} strange answers`,
      limit: `${MOST_BESIDE_SEARCHES_MS} ms, 0`,
      stood: strange === 0 && times.every(Number.isFinite),
      inTime: p95 <= MOST_BESIDE_SEARCHES_MS,
    };
  },
};
