import { once } from 'node:events';
import { type AddressInfo, createConnection, type Socket } from 'node:net';
import multipart from '@fastify/multipart';
import Fastify from 'fastify';
import { afterEach, expect, test } from 'vitest';
import { limitBodies } from './bodies.ts';
import { answerErrors } from './errors.ts';

const MIB = 2 ** 20;
const closing: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close();
});

/** A server behind a proxy, with a route of each kind that reads a body; all of them wait for its end. */
async function setUp() {
  const app = Fastify({ trustProxy: true, bodyLimit: 8 * MIB });
  answerErrors(app, (reply, status) => reply.code(status).send('refused'));
  limitBodies(app);
  let begun = 0;
  app.addHook('preParsing', async () => {
    begun += 1;
  });
  await app.register(multipart, { limits: { fileSize: 8 * MIB } });
  app.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
  app.post('/form', async (request) => (await request.file())?.toBuffer().then(({ length }) => `${length}`));
  app.post('/raw', async ({ body }) => (Buffer.isBuffer(body) ? `${body.length}` : ''));
  closing.push(() => app.close());
  await app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.server.address() as AddressInfo;
  /** Begins a request with four bytes of its body, which are also the start of a chunked one. */
  const begin = (path: string, address: string, length: string): Socket => {
    const socket = createConnection(port, '127.0.0.1').on('error', () => {});
    closing.push(() => socket.destroy());
    const type = path === '/form' ? 'multipart/form-data; boundary=x' : 'image/png';
    const head = `POST ${path} HTTP/1.1\r\nHost: x\r\nX-Forwarded-For: ${address}\r\nContent-Type: ${type}`;
    socket.write(`${head}\r\n${length}\r\n\r\n${length === stated(0) ? '' : '1\r\nx'}`);
    return socket;
  };
  return { begin, begun: () => begun };
}

const stated = (bytes: number) => `Content-Length: ${bytes}`;
const statusOf = async (socket: Socket) => /\d{3}/.exec(String((await once(socket, 'data'))[0]))?.[0];

test.each([
  ['/form', stated(8 * MIB)],
  ['/raw', stated(8 * MIB)],
  ['/raw', 'Transfer-Encoding: chunked'],
])(
  'of large bodies to %s (%s) an address has two read at a time, others are read meanwhile',
  async (path, length) => {
    const { begin, begun } = await setUp();
    const unfinished = Array.from({ length: 22 }, () => begin(path, '203.0.113.1', length));
    await expect.poll(begun).toBe(2);
    const oneTooMany = begin(path, '203.0.113.1', length);
    expect(await statusOf(oneTooMany)).toBe('429');
    begin(path, '2001:db8::1', length);
    begin(path, '2001:db8::2', length);
    begin(path, '2001:db8::3', length);
    await expect.poll(begun).toBe(4);
    begin(path, '2001:db8:0:1::1', length);
    await expect.poll(begun).toBe(5);
    unfinished[0]?.destroy();
    await expect.poll(begun).toBe(6);
  },
);

test('small bodies are counted, by address and in all, and given back when their sender leaves', async () => {
  const { begin, begun } = await setUp();
  const quarter = stated(MIB / 4);
  const sockets = [];
  for (const address of ['203.0.113.1', '203.0.113.2', '203.0.113.3', '203.0.113.4']) {
    for (let nth = 0; nth < 96; nth += 1) sockets.push(begin('/raw', address, quarter));
  }
  await expect.poll(begun).toBe(384);
  expect(await statusOf(begin('/raw', '203.0.113.1', quarter))).toBe('429');
  expect(await statusOf(begin('/raw', '203.0.113.5', quarter))).toBe('503');
  sockets[0]?.destroy();
  await expect.poll(() => statusOf(begin('/raw', '203.0.113.5', stated(4)))).toBe('200');
});

test('a request without a body needs no room', async () => {
  const { begin } = await setUp();
  expect(await statusOf(begin('/nothing', '203.0.113.1', stated(0)))).toBe('404');
});
