import { createHistogram, type RecordableHistogram } from 'node:perf_hooks';
import { parentPort, workerData } from 'node:worker_threads';
import { Client, type Dispatcher } from 'undici';

/** What the client asks for, and for how many ms it counts. */
export interface Load {
  readonly origin: string;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly connections: number;
  readonly forMs: number;
}

/** What came of it; times in ms. */
export interface LoadResult {
  readonly count: number;
  readonly tookMs: number;
  readonly p50: number;
  readonly p99: number;
}

/** How long, in ms, it asks before it counts: V8 compiles what it has seen often, here and there. */
const WARM_UP_MS = 1000;

/**
 * Asks over connections that always wait for an answer. A thread of its own, with callbacks and bodies that nobody looks
 * at: in the thread of the bench it stood still for 8 ms five times a second to collect the garbage of all its modules.
 *
 * @throws Error when an answer is not 200
 */
async function ask(
  { origin, path, headers, connections }: Load,
  forMs: number,
): Promise<RecordableHistogram> {
  const times = createHistogram();
  const until = performance.now() + forMs;
  const clients = Array.from({ length: connections }, () => new Client(origin));
  await Promise.all(
    clients.map((client) => {
      const { promise, resolve, reject } = Promise.withResolvers<void>();
      let start = 0;
      const handler: Dispatcher.DispatchHandler = {
        onRequestStart() {},
        onResponseStart(_controller, status) {
          if (status !== 200) throw new Error(`${path} was answered with ${status}`);
        },
        onResponseData() {},
        onResponseEnd() {
          times.record(Math.ceil((performance.now() - start) * 1000));
          if (performance.now() < until) next();
          else resolve();
        },
        onResponseError: (_controller, error) => reject(error),
      };
      const next = () => {
        start = performance.now();
        client.dispatch({ path, method: 'GET', headers }, handler);
      };
      next();
      return promise;
    }),
  );
  await Promise.all(clients.map((client) => client.close()));
  return times;
}

const load: Load = workerData;
await ask(load, WARM_UP_MS);
parentPort?.postMessage('warm');
const start = performance.now();
const times = await ask(load, load.forMs);
const result: LoadResult = {
  count: times.count,
  tookMs: performance.now() - start,
  p50: times.percentile(50) / 1000,
  p99: times.percentile(99) / 1000,
};
parentPort?.postMessage(result);
