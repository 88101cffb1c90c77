import { once } from 'node:events';
import { type AddressInfo, createConnection } from 'node:net';
import { text } from 'node:stream/consumers';
import { expect, onTestFinished, test } from 'vitest';
import { createFastServer } from './fast-path.ts';
import { cachePage } from './page-cache/cached-page.ts';

const FILE = { headers: ['content-type', 'application/javascript'], body: Buffer.from('code') };

/**
 * A server with '/a' and '/assets/a.js' in its caches; a header says which path answered. `asks` sends some
 * lines and returns the head.
 */
async function setUp({ logsAll = false } = {}) {
  let now = 0;
  const page = cachePage(
    { status: 200, headers: [['content-type', 'text/html']], body: Buffer.from('halo '.repeat(1000)) },
    { tags: new Set(), validUntil: 0, isKeptOut: false },
  );
  const server = createFastServer((_request, response) => response.writeHead(200, { way: 'long' }).end(), {
    lookUp: (url) => (url === '/a' ? page : undefined),
    lookUpFile: (url) => (url === '/assets/a.js' ? { br: FILE, gzip: FILE, identity: FILE } : undefined),
    logsAll,
    now: () => now,
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  const { port } = server.address() as AddressInfo;
  return {
    pass: (ms: number) => {
      now += ms;
    },
    async asks(first: string, ...headers: string[]): Promise<string> {
      const socket = createConnection(port, '127.0.0.1');
      socket.write([`${first} HTTP/1.1`, 'Host: x', 'Connection: close', ...headers, '', ''].join('\r\n'));
      return (await text(socket)).split('\r\n\r\n')[0] ?? '';
    },
  };
}

const isLong = (head: string) => /^way: long/m.test(head);
const BR = 'Accept-Encoding: br';

test.each(['/a', '/assets/a.js'])(
  'twenty answers of each second with %s take the slow path and are logged, the others do not',
  async (url) => {
    const { asks, pass } = await setUp();
    const longOf = async (times: number) => {
      const heads = await Promise.all(Array.from({ length: times }, () => asks(`GET ${url}`, BR)));
      return heads.filter(isLong).length;
    };
    expect(await longOf(50)).toBe(20);
    pass(999);
    expect(await longOf(10)).toBe(0);
    pass(1);
    expect(await longOf(50)).toBe(20);
  },
);

test('a log of everything sends everything the slow path', async () => {
  const { asks } = await setUp({ logsAll: true });
  for (let nth = 0; nth < 25; nth += 1) expect(isLong(await asks('GET /a', BR))).toBe(true);
});

test.each([
  ['POST /a', BR],
  ['GET /b', BR],
  ['POST /assets/a.js', BR],
  ['GET /assets/b.js', BR],
  ['GET /assets/a.js?', BR],
  ['GET /a', BR, 'Authorization: Basic eA=='],
  ['GET /a', BR, 'Content-Length: 0'],
  ['GET /a', 'Accept-Encoding: identity'],
])('%s with %s %s takes the slow path', async (first, ...headers) => {
  const { asks } = await setUp();
  for (let nth = 0; nth < 25; nth += 1) expect(isLong(await asks(first, ...headers))).toBe(true);
});
