// A thread that reads the catalogue into memory and transfers it; started by build.ts.
import { parentPort, workerData } from 'node:worker_threads';
import pg from 'pg';
import { columnTypes } from '#server/platform/database/pools.ts';
import { createQuery } from '#server/platform/database/query.ts';
import type { BuildOrder } from './build.ts';
import { loadCatalogue } from './load-catalogue.ts';

const { address, mostProducts }: BuildOrder = workerData;
const client = new pg.Client({ ...address, types: columnTypes() });
// An error that breaks the connection also fails the running statement.
client.on('error', () => {});
await client.connect();
try {
  const loaded = await loadCatalogue(createQuery(client), mostProducts);
  parentPort?.postMessage(loaded, [...buffersIn(loaded)]);
} finally {
  await client.end();
}

/** The buffers of all typed arrays in an object, so that they are transferred and not copied. */
function* buffersIn(value: unknown): Generator<ArrayBuffer> {
  if (ArrayBuffer.isView(value)) {
    if (value.buffer instanceof ArrayBuffer) yield value.buffer;
  } else if (typeof value === 'object' && value !== null && !Array.isArray(value)) {
    for (const member of Object.values(value)) yield* buffersIn(member);
  }
}
