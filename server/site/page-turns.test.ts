import { setImmediate as turn } from 'node:timers/promises';
import Fastify from 'fastify';
import { expect, onTestFinished, test } from 'vitest';
import { answerErrors } from '#server/platform/http/errors.ts';
import type { Services } from '#server/services.ts';
import { PageTurns } from './page-turns.ts';
import { answerFailure, registerPages } from './pages.ts';
import { readPage } from './render/page-address.ts';

/** Pages behind a trusted or untrusted proxy; a render ends when the test says so. */
async function setUp({ trustProxy }: { trustProxy: boolean }) {
  const app = Fastify({ trustProxy });
  onTestFinished(() => app.close());
  const ends: (() => void)[] = [];
  let begun = 0;
  const render = () => {
    begun += 1;
    return new Promise<Response>((resolve) => {
      ends.push(() => resolve(new Response('a page')));
    });
  };
  answerErrors(app, answerFailure);
  const services = { publicUrl: 'https://toko.test' } as Services;
  const site = {
    render,
    read: async (url: string) => ({ ...readPage({}, url), isPrivate: false, desk: null, cached: null }),
    content: () => Promise.reject(new Error('none')),
  };
  const visit = () => Promise.reject(new Error('Nobody visits')) as never;
  const desks = { access: visit } as never;
  await registerPages(app, {
    site,
    services,
    turns: new PageTurns(),
    cache: null,
    visit,
    desks,
    files: visit as never,
  });
  await app.ready();
  return {
    ask: async (from: string) => app.inject({ url: '/search?q=tas', headers: { 'x-forwarded-for': from } }),
    rendering: () => begun,
    /** Ends all renders, also those that start meanwhile, until the answers are there. */
    async finish<T>(answers: Promise<T>[]): Promise<T[]> {
      let isDone = false;
      const all = Promise.all(answers).finally(() => {
        isDone = true;
      });
      while (!isDone) {
        for (const end of ends.splice(0)) end();
        await turn();
      }
      return all;
    },
  };
}

/** Most simultaneous pages of one address: 2 that are rendered and 50 that wait. */
const ROOM = 52;

test('an address that asks for too many pages at once gets a time to retry, in Indonesian, and others are served', async () => {
  const { ask, rendering, finish } = await setUp({ trustProxy: true });
  const answers = Array.from({ length: ROOM }, () => ask('203.0.113.1'));
  const refused = await ask('203.0.113.1');
  expect([refused.statusCode, refused.headers['retry-after']]).toEqual([429, '2']);
  expect(refused.body).toContain('Terlalu Banyak Permintaan');
  await expect.poll(rendering).toBe(2);
  answers.push(ask('203.0.113.2'));
  await expect.poll(rendering).toBe(3);
  for (const { statusCode, body } of await finish(answers)) {
    expect([statusCode, body]).toEqual([200, 'a page']);
  }
});

test.each([
  ['an IPv6 network is one address', true, (nth: number) => `2001:db8:1:2::${nth.toString(16)}`, 429],
  ['two IPv6 networks are two', true, (nth: number) => `2001:db8:1:${nth.toString(16)}::1`, 200],
  ['X-Forwarded-For of a stranger does not count', false, (nth: number) => `203.0.113.${nth}`, 429],
])('%s', async (_, trustProxy, address, status) => {
  const { ask, finish } = await setUp({ trustProxy });
  const answers = Array.from({ length: ROOM }, (_each, nth) => ask(address(nth + 1)));
  answers.push(ask(address(ROOM + 1)));
  expect((await finish(answers)).at(-1)?.statusCode).toBe(status);
});
