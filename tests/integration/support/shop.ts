import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { pino } from 'pino';
import { seedDatabase } from '#server/modules/catalogue/catalogue.ts';
import { prepareShipping } from '#server/modules/shipping/shipping.ts';
import { type Database, openDatabase } from '#server/platform/database/connect.ts';
import { migrateDatabase } from '#server/platform/database/migrate.ts';
import { readEnv } from '#server/platform/settings/env.ts';
import { createShopServer } from '#server/shop.ts';
import { readPage } from '#server/site/render/page-address.ts';
import { copyPreparedData } from './prepared-data.ts';

/** A listening shop: the real server on a real database, with empty pages. */
export interface RunningShop {
  /** `http://127.0.0.1:{port}` */
  origin: string;
  pool: Database['pool'];
  dataDir: string;
  /** The whole log, one JSON object a line. */
  log: () => string;
  /** Log lines of requests that the server failed to answer, or answered with a warning. */
  failures: () => object[];
  close(): Promise<void>;
}

export interface ShopOptions {
  /** A data folder that another shop of the test uses too; by default its own, deleted at the end. */
  dataDir?: string;
  settings?: Record<string, string>;
  clock?: () => Date;
}

/** Starts a shop; whoever starts it closes it. */
export async function startShop({ dataDir, settings = {}, clock }: ShopOptions = {}): Promise<RunningShop> {
  const folder = dataDir === undefined ? temporaryFolder() : null;
  const env = readEnv({
    PORT: '0',
    DATA_DIR: dataDir ?? path.join(folder ?? '', 'data'),
    DEMO: 'on',
    DEMO_BUYERS: 'off',
    TRUSTED_PROXIES: '127.0.0.1',
    ...settings,
  });
  const lines: string[] = [];
  if (folder && !env.databaseUrl) copyPreparedData(env.dataDir);
  const database = await openDatabase(env, { info: () => {}, warn: () => {} });
  await migrateDatabase(database.setup);
  await seedDatabase(database.setup, { demo: true, now: new Date() });
  await prepareShipping(database.setup);
  const server = await createShopServer({
    env,
    database,
    ...(clock && { clock }),
    log: pino({ level: 'info' }, { write: (line: string) => void lines.push(line) }),
    attachDevelopment: async () => ({
      render: async () => new Response('a page'),
      read: async (url) => ({ ...readPage({}, url), isPrivate: false, desk: null, cached: null }),
      content: async () => ({
        shopName: '',
        tagline: '',
        blog: { title: '', description: '' },
        pages: [],
        posts: [],
      }),
    }),
  });
  const { port } = await server.listen();
  return {
    origin: `http://127.0.0.1:${port}`,
    pool: database.pool,
    dataDir: env.dataDir,
    log: () => lines.join(''),
    failures: () => lines.map((line) => JSON.parse(line)).filter(isFailureOfRequest),
    async close() {
      await server.close();
      await database.close();
      if (folder) fs.rmSync(folder, { recursive: true });
    },
  };
}

/** Job queues log warnings when a busy machine delays their connections; these concern no request. */
function isFailureOfRequest({
  reqId,
  res,
  level,
}: {
  reqId?: string;
  res?: { statusCode: number };
  level: number;
}) {
  return reqId !== undefined && ((res?.statusCode ?? 0) >= 500 || level >= 40);
}

function temporaryFolder(): string {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'lkp-'));
  // As root the database runs under another account, which must be able to enter.
  fs.chmodSync(folder, 0o711);
  return folder;
}
