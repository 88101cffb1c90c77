import { Agent, request } from 'node:http';
import { createConnection, type Socket } from 'node:net';
import { buffer } from 'node:stream/consumers';

/** Timeout of an answer, in ms: only what hangs is to end here. */
const PATIENCE_MS = 120_000;

/** One connection per request, so that none waits for another. */
const agent = new Agent({ keepAlive: false, maxSockets: Number.POSITIVE_INFINITY });

export interface Asked {
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string | Buffer;
}

export interface Answer {
  /** 0 when the connection was closed or timed out. */
  readonly status: number;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly body: string;
  readonly tookMs: number;
}

/** Sends one request to the shop; never throws. */
export function ask(
  origin: string,
  path: string,
  { method = 'GET', headers = {}, body }: Asked = {},
): Promise<Answer> {
  const begin = performance.now();
  const { hostname: host, port } = new URL(origin);
  return new Promise((resolve) => {
    const none = () => resolve({ status: 0, headers: {}, body: '', tookMs: performance.now() - begin });
    try {
      const asking = request(
        { host, port, path, method, headers, agent, timeout: PATIENCE_MS },
        (response) => {
          buffer(response).then(
            (bytes) =>
              resolve({
                status: response.statusCode ?? 0,
                headers: response.headers,
                body: bytes.toString(),
                tookMs: performance.now() - begin,
              }),
            none,
          );
        },
      );
      asking.on('timeout', () => asking.destroy());
      asking.on('error', none);
      asking.end(body);
    } catch {
      // Node's own client refuses to send it.
      none();
    }
  });
}

/** A connection that accepts any bytes; its errors are ignored. */
export function connect(origin: string): Socket {
  const { hostname: host, port } = new URL(origin);
  return createConnection({ host, port: Number(port) }).on('error', () => {});
}

/**
 * Requests a page again and again until the work is done.
 * @returns the time of each answer in ms, Infinity for each that was not 200
 */
export async function askMeanwhile(origin: string, path: string, work: Promise<unknown>): Promise<number[]> {
  const times: number[] = [];
  let isDone = false;
  const done = work.finally(() => {
    isDone = true;
  });
  do {
    const { status, tookMs } = await ask(origin, path, { headers: { 'accept-encoding': 'br' } });
    times.push(status === 200 ? tookMs : Number.POSITIVE_INFINITY);
  } while (!isDone);
  await done;
  return times;
}
