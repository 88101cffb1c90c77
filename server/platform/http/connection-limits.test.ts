import { once } from 'node:events';
import { createServer, type RequestListener, type ServerOptions } from 'node:http';
import { type AddressInfo, createConnection } from 'node:net';
import { text } from 'node:stream/consumers';
import { expect, onTestFinished, test } from 'vitest';
import { ARRIVAL_LIMITS, limitConnections } from './connection-limits.ts';
import { acceptTarget } from './request-target.ts';

/** A server with limits; `send` opens a connection, writes some lines and resolves to all that came back. */
async function setUp(answer: RequestListener, idleMs = 60_000, arrival: ServerOptions = ARRIVAL_LIMITS) {
  const server = createServer(arrival, (request, response) => {
    if (mayGoOn(request, response) && acceptTarget(request, response)) answer(request, response);
  });
  const mayGoOn = limitConnections(server, { idleMs });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  const open = () => createConnection(port, '127.0.0.1').on('error', () => {});
  const send = async (lines: string) => {
    const socket = open();
    socket.write(lines);
    return text(socket).catch(() => 'closed');
  };
  return { server, open, send };
}

const get = (target: string, more = '') => `GET ${target} HTTP/1.1\r\nHost: x\r\n${more}\r\n`;
const last = (target: string) => get(target, 'Connection: close\r\n');

test('closes a connection that sends requests without waiting for answers, and does little work for it', async () => {
  let begun = 0;
  const { send } = await setUp((_request, response) => {
    begun += 1;
    setImmediate(() => response.end('ok'));
  });
  await send(get('/').repeat(2000));
  expect(begun).toBeLessThanOrEqual(16);
});

test('sixteen requests at once are answered, and sixteen more after them', async () => {
  const { open } = await setUp((_request, response) => void setImmediate(() => response.end('ok;')));
  const socket = open();
  let came = '';
  socket.on('data', (chunk) => {
    came += chunk;
  });
  const answers = () => came.split('ok;').length - 1;
  socket.write(get('/').repeat(16));
  await expect.poll(answers).toBe(16);
  socket.write(get('/').repeat(16));
  await expect.poll(answers).toBe(32);
  socket.destroy();
});

test('closes the connection of a client that does not read its answer', async () => {
  const { server, open } = await setUp((_request, response) => response.end(Buffer.alloc(50_000_000)), 200);
  const accepted = once(server, 'connection');
  const socket = open();
  socket.pause();
  socket.write(get('/'));
  const [connection] = await accepted;
  await once(connection, 'close');
  socket.destroy();
});

test('a client that waits for us longer than that is answered', async () => {
  const { send } = await setUp(
    ({ socket }, response) => void socket.once('timeout', () => response.end('late')),
    50,
  );
  expect(await send(last('/'))).toContain('late');
});

test.each([
  ['GET http://toko.test:81/a?b=1', '/a?b=1 at toko.test:81'],
  ['GET HTTPS://toko.test', '/ at toko.test'],
  ['GET /a//b?c', '/a//b?c at x'],
  ['GET //evil.test/a', '//evil.test/a at x'],
])('%s asks for %s', async (line, asked) => {
  const { send } = await setUp(({ url, headers }, response) => response.end(`${url} at ${headers.host}`));
  expect(await send(last('').replace('GET ', line))).toContain(`\r\n\r\n${asked}`);
});

test('a request has 30 s to arrive, and is looked at each second', () => {
  expect(ARRIVAL_LIMITS).toMatchObject({ headersTimeout: 30_000, requestTimeout: 30_000 });
  expect(ARRIVAL_LIMITS.connectionsCheckingInterval).toBeLessThanOrEqual(1000);
});

test.each([
  ['head', 'GET / HTTP/1.1\r\nHost: x\r\n', 'X-A: b\r\n'],
  ['body', 'POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 100000\r\n\r\n', 'a'],
])('a %s that comes in drops is answered 408 and its connection closed', async (_, start, drop) => {
  const arrival = { headersTimeout: 300, requestTimeout: 300, connectionsCheckingInterval: 50 };
  const { open } = await setUp((request) => void request.resume(), 60_000, arrival);
  const socket = open();
  let came = '';
  socket.on('data', (text) => {
    came += text;
  });
  // A drop may meet a connection that is closed already, which is no failure here.
  const closed = new Promise((resolve) => socket.once('close', resolve));
  socket.write(start);
  const drops = setInterval(() => socket.writable && socket.write(drop), 20);
  await closed;
  clearInterval(drops);
  expect(came).toMatch(/^HTTP\/1.1 408 /);
});

test('a request with two Host headers is refused', async () => {
  const { send } = await setUp((_request, response) => response.end('ok'));
  expect(await send(last('/').replace('Host: x', 'Host: x\r\nhOST: y'))).toMatch(/^HTTP\/1.1 400 /);
  expect(await send(last('/'))).toMatch(/^HTTP\/1.1 200 /);
});

test.each([
  ['GET *', 400],
  ['POST *', 400],
  ['OPTIONS *', 204],
  ['GET toko.test:80', 400],
  ['GET http://', 400],
  ['GET http://[', 400],
  ['GET ftp://toko.test/a', 400],
])('%s is answered %i by the server itself', async (line, status) => {
  const { send } = await setUp((_request, response) => response.writeHead(500).end());
  expect(await send(last('').replace('GET ', line))).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
});
