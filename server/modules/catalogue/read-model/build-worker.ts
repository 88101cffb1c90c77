// A thread that reads the catalogue into memory and hands it over; started by build.ts.
import { parentPort, workerData } from 'node:worker_threads';
import pg from 'pg';
import { columnTypes } from '#server/platform/database/pools.ts';
import { createQuery } from '#server/platform/database/query.ts';
import type { BuildOrder } from './build.ts';
import { loadCatalogue } from './load-catalogue.ts';

const { address, mostProducts }: BuildOrder = workerData;
const client = new pg.Client({ ...address, types: columnTypes() });
// What breaks the connection also fails the statement that runs.
client.on('error', () => {});
await client.connect();
try {
  const loaded = await loadCatalogue(createQuery(client), mostProducts);
  parentPort?.postMessage(loaded, [...buffersIn(loaded)]);
} finally {
  await client.end();
}

/** The memory behind all typed arrays of an object, so that it moves instead of being copied. */
function* buffersIn(value: unknown): Generator<ArrayBuffer> {
  if (ArrayBuffer.isView(value)) {
    if (value.buffer instanceof ArrayBuffer) yield value.buffer;
  } else if (typeof value === 'object' && value !== null && !Array.isArray(value)) {
    for (const member of Object.values(value)) yield* buffersIn(member);
  }
}
