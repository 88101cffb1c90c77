import { type IncomingHttpHeaders, request } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { pino } from 'pino';
import { readEnv } from '#server/platform/settings/env.ts';
import { createShopServer, type ShopServer } from '#server/shop.ts';
import type { MigratedDatabase } from './migrated-database.ts';

export const PUBLIC_URL = 'https://toko.test';

/** A shop in this process, as a second one on the same database would be. */
export async function listeningShop({
  database,
  dataDir,
}: Pick<MigratedDatabase, 'database' | 'dataDir'>): Promise<{ shop: ShopServer; port: number }> {
  const shop = await createShopServer({
    env: readEnv({ PORT: '0', DATA_DIR: dataDir, PUBLIC_URL }),
    database,
    log: pino({ level: 'silent' }),
  });
  return { shop, ...(await shop.listen()) };
}

export interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  /** As sent, in order: [name, value, ...], without what differs between answers. */
  sent: string[];
  /** As sent: not decompressed. */
  body: Buffer;
}

const OWN = /^(date|x-request-id)$/i;

/** Sends a request with the given headers only. */
export async function ask(
  port: number,
  path: string,
  { method = 'GET', headers = {} }: { method?: string; headers?: Record<string, string> } = {},
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    request({ host: '127.0.0.1', port, path, method, headers }, (response) => {
      const { statusCode = 0, rawHeaders } = response;
      const isOwn = rawHeaders.map((_, at) => OWN.test(rawHeaders[at - (at % 2)] ?? ''));
      buffer(response).then(
        (body) =>
          resolve({
            status: statusCode,
            headers: response.headers,
            sent: rawHeaders.filter((_, at) => !isOwn[at]),
            body,
          }),
        reject,
      );
    })
      .on('error', reject)
      .end();
  });
}
