import { Agent, get } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { sql } from 'drizzle-orm';
import { expect, it, onTestFinished } from 'vitest';
import { migratedDatabase } from './support/migrated-database.ts';
import { removableDatabase } from './support/removable-database.ts';
import { ask, listeningShop, PUBLIC_URL } from './support/shop-server.ts';

const opened = migratedDatabase();
const BR = { 'accept-encoding': 'gzip, deflate, br, zstd' };

async function openShop() {
  const { shop, port } = await listeningShop(opened());
  onTestFinished(() => shop.close());
  return { shop, port };
}

it.each([
  ['a page', '/product/1', BR],
  ['a page in gzip', '/product/1', { 'accept-encoding': 'gzip' }],
  ['data', '/product/1.data', BR],
  ['a small page of data', '/cart.data', BR],
])('%s from memory has exactly the answer of the slow path', async (_, path, headers) => {
  const { port } = await openShop();
  // The first twenty of a second take the slow path, too.
  for (let nth = 0; nth < 60; nth += 1) await ask(port, path, { headers });
  const fast = await ask(port, path, { headers });
  const long = await ask(port, `${path}?junk=1`, { headers });
  expect(fast.status).toBe(200);
  expect([fast.sent, fast.body]).toEqual([long.sent, long.body]);

  const known = { ...headers, 'if-none-match': String(fast.headers.etag) };
  const [fast304, long304] = [
    await ask(port, path, { headers: known }),
    await ask(port, `${path}?junk=1`, { headers: known }),
  ];
  expect(fast304).toMatchObject({ status: 304, body: Buffer.alloc(0) });
  expect(fast304.sent).toEqual(long304.sent);
  expect(fast304.headers['content-security-policy']).toBe(fast.headers['content-security-policy']);

  const [fastHead, longHead] = [
    await ask(port, path, { headers, method: 'HEAD' }),
    await ask(port, `${path}?junk=1`, { headers, method: 'HEAD' }),
  ];
  expect(fastHead.sent).toEqual(fast.sent);
  expect(longHead.sent).toEqual(fast.sent);
  expect(fastHead.body).toHaveLength(0);
});

it('each encoding has the same page, and a refused one is not used', async () => {
  const { port } = await openShop();
  const page = async (encoding?: string) =>
    ask(port, '/product/2', { headers: encoding === undefined ? {} : { 'accept-encoding': encoding } });
  await page('br');
  const [plain, br, gzip, refused, none] = [
    await page(),
    await page('br'),
    await page('gzip'),
    await page('br;q=0, gzip'),
    await page('br;q=0, gzip;q=0'),
  ];
  expect(plain.headers['content-encoding']).toBeUndefined();
  expect(plain.body.toString()).toMatch(/^<!DOCTYPE html>/i);
  expect(brotliDecompressSync(br.body)).toEqual(plain.body);
  expect(gunzipSync(gzip.body)).toEqual(plain.body);
  expect(refused.headers['content-encoding']).toBe('gzip');
  expect(none.body).toEqual(plain.body);
  expect(new Set([plain, br, gzip].map(({ headers }) => headers.etag)).size).toBe(1);
});

it('a range, a forged host and other conditions change nothing', async () => {
  const { port } = await openShop();
  const forged = { host: 'jahat.test', 'x-forwarded-host': 'jahat.test', forwarded: 'host=jahat.test' };
  const first = await ask(port, '/product/3', { headers: forged });
  expect(first.body.toString()).not.toContain('jahat.test');
  expect(first.body.toString()).toContain(`${PUBLIC_URL}/product/3`);
  const later = await ask(port, '/product/3', {
    headers: { range: 'bytes=0-9', 'if-none-match': 'W/"other"' },
  });
  expect([later.status, later.body]).toEqual([200, first.body]);
  for (const etags of [`"x", ${first.headers.etag}`, String(first.headers.etag).replace('W/', ''), '*']) {
    expect((await ask(port, '/product/3', { headers: { 'if-none-match': etags } })).status).toBe(304);
  }
});

it('a request with credentials gets its own page, which is not cached', async () => {
  const { shop, port } = await openShop();
  const answer = await ask(port, '/product/4', { headers: { authorization: 'Bearer x' } });
  expect(answer).toMatchObject({ status: 200, headers: { 'cache-control': 'no-cache' } });
  expect(answer.headers.etag).toBeUndefined();
  expect(shop.cachedPages().pages).toBe(0);
});

it('searches, unknown things and pages beyond the last are rendered for each request', async () => {
  const { shop, port } = await openShop();
  for (const [path, status] of [
    ['/search?q=tas', 200],
    ['/product/999999', 404],
    ['/category/tidak-ada', 200],
    ['/category/fashion?sub=tidak-ada', 200],
    ['/search?category=tidak-ada', 200],
    ['/promotions/eid?category=tidak-ada', 200],
    ['/flash-sale?sesi=99', 200],
    ['/search?page=900', 404],
    ['/tidak/ada', 404],
  ] as const) {
    const { headers, ...answer } = await ask(port, path);
    expect([path, answer.status, headers.etag]).toEqual([path, status, undefined]);
  }
  expect(shop.cachedPages()).toEqual({ pages: 0, bytes: 0 });
});

/**
 * Retained memory of this process. A buffer's memory is released after the collection that finds it unused.
 */
async function memoryInUse(): Promise<number> {
  setFlagsFromString('--expose-gc');
  for (let round = 0; round < 3; round += 1) {
    runInNewContext('gc')();
    await sleep(100);
  }
  const { heapUsed, external } = process.memoryUsage();
  return heapUsed + external;
}

it('five thousand distinct junk addresses do not increase the memory', async () => {
  const { shop, port } = await openShop();
  const agent = new Agent({ keepAlive: true, maxSockets: 16 });
  onTestFinished(() => agent.destroy());
  const visit = (path: string) =>
    new Promise<number | undefined>((resolve, reject) => {
      get({ host: '127.0.0.1', port, path, agent, headers: BR }, (response) => {
        buffer(response).then(() => resolve(response.statusCode), reject);
      }).on('error', reject);
    });
  // On a busy machine a poll of the change log may be late, and a page rendered then is not cached.
  const keepFour = async () => {
    await Promise.all(['/product/1', '/', '/faq', '/faq.data'].map(visit));
    return shop.cachedPages().pages;
  };
  await expect.poll(keepFour).toBe(4);
  const before = shop.cachedPages();
  const junk = Array.from({ length: 5000 }, (_, nth) => {
    if (nth % 100 === 0) return `/product/${1_000_000 + nth}`;
    if (nth % 100 === 1) return `/category/tidak-ada-${nth}`;
    if (nth % 100 === 2) return `/entah/${nth}`;
    return (
      [`/product/1?utm_source=${nth}`, `/?x${nth}`, `/faq?tab=${nth}`, `/faq.data?y=${nth}`][nth % 4] ?? '/'
    );
  });
  const statuses = new Set<number | undefined>();
  // The first 1000 warm up the code and its caches.
  const memory: number[] = [];
  for (let at = 0; at < junk.length; at += 500) {
    if (at === 1000 || at === 3000) memory.push(await memoryInUse());
    for (const status of await Promise.all(junk.slice(at, at + 500).map(visit))) statuses.add(status);
  }
  expect(statuses).toEqual(new Set([200, 404]));
  expect(shop.cachedPages()).toEqual(before);
  memory.push(await memoryInUse());
  // 500 bytes for each of 2000 cached addresses would be as much, in both halves; a one-time allocation grows in
  // one.
  const growth = memory.slice(1).map((bytes, half) => bytes - (memory[half] ?? 0));
  expect(Math.min(...growth), `grew by ${growth.join(' and ')} bytes`).toBeLessThan(1_000_000);
});

it('an UPDATE by hand is seen in every process', async () => {
  const [first, second] = [await openShop(), await openShop()];
  const price = async ({ port }: { port: number }) =>
    /"price":"?(\d+)/.exec((await ask(port, '/product/8')).body.toString())?.[1];
  const prices = async () => [await price(first), await price(second)];
  const [before] = await prices();
  expect(before).toBeDefined();
  await opened().query(sql`update products set price = price - 7 where id = 8`);
  const after = String(Number(before) - 7);
  await expect.poll(prices).toEqual([after, after]);
});

it('while the database is away shoppers get cached pages, and everything is read again afterwards', async () => {
  const { database, take, giveBack } = removableDatabase(opened().database);
  const { shop, port } = await listeningShop({ ...opened(), database });
  onTestFinished(() => shop.close());
  await ask(port, '/product/5');
  take();
  const control = async () => (await ask(port, '/product/5')).headers['cache-control'];
  await expect.poll(control).toBe('no-store');
  expect((await ask(port, '/product/5')).status).toBe(200);
  expect((await ask(port, '/product/6')).status).toBe(503);

  // This shop does not learn of a change that is swept before it polls.
  await opened().query(sql`update products set name = 'Nama Baru' where id = 5`);
  await opened().query(sql`delete from catalog_changes`);
  giveBack();
  await expect.poll(async () => (await ask(port, '/product/5')).body.toString()).toContain('Nama Baru');
  expect(await control()).toContain('public');
});

it('every answer has its own id', async () => {
  const { port } = await openShop();
  const ids = new Set<unknown>();
  for (let nth = 0; nth < 100; nth += 1)
    ids.add((await ask(port, '/faq', { headers: BR })).headers['x-request-id']);
  expect(ids.size).toBe(100);
});

it('a stopping shop closes connections that continue to send requests', async () => {
  const { shop, port } = await listeningShop(opened());
  await ask(port, '/faq');
  const agent = new Agent({ keepAlive: true });
  onTestFinished(() => agent.destroy());
  let isStopped = false;
  const asking = (async () => {
    while (!isStopped) {
      await new Promise((resolve) => {
        get({ host: '127.0.0.1', port, path: '/faq', agent, headers: BR }, (response) => {
          buffer(response).then(resolve, resolve);
        }).on('error', resolve);
      });
    }
  })();
  await shop.close();
  isStopped = true;
  await asking;
  await expect(ask(port, '/faq')).rejects.toThrow();
});
