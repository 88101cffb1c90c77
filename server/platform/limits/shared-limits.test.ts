import rateLimit from '@fastify/rate-limit';
import Fastify from 'fastify';
import { expect, onTestFinished, test, vi } from 'vitest';
import type { RateCounter } from './rate-counter.ts';
import { sharedLimits } from './shared-limits.ts';

/** A counter that two processes share and that never refills. */
function aCounter() {
  const counts = new Map<string, number>();
  let isAway = false;
  let isHanging = false;
  const counter: Pick<RateCounter, 'take'> = {
    async take({ subject, limit }) {
      if (isAway) throw new Error('away');
      if (isHanging) return new Promise(() => {});
      const count = (counts.get(subject) ?? 0) + 1;
      if (count > limit.burst) return 7;
      counts.set(subject, count);
      return 0;
    },
  };
  return {
    counter,
    takeAway: () => {
      isAway = true;
    },
    hang: () => {
      isHanging = true;
    },
  };
}

/** A process: 5 requests a minute, of them 2 votes; 2 posts of a form. @param first a limit that it registers before */
async function aProcess(counter: Pick<RateCounter, 'take'>, first?: string) {
  const app = Fastify();
  onTestFinished(() => app.close());
  await app.register(rateLimit, { max: 5, timeWindow: 60_000, store: sharedLimits(counter) });
  if (first) app.get(first, { config: { rateLimit: { max: 2, timeWindow: 60_000 } } }, async () => 'ok');
  const limit = app.createRateLimit(Object.assign({ groupId: 'a form' }, { max: 2, timeWindow: 60_000 }));
  app.get('/any', async () => 'ok');
  app.get('/vote', { config: { rateLimit: { max: 2, timeWindow: 60_000 } } }, async () => 'ok');
  app.get('/form', async (request) => {
    const state = await limit(request);
    return state.isAllowed ? 'ok' : String(state.isExceeded);
  });
  return async (url: string, remoteAddress = '203.0.113.1') => {
    const { statusCode, headers, body } = await app.inject({ url, remoteAddress });
    return { status: statusCode, wait: headers['retry-after'], body };
  };
}

const statuses = async (times: number, ask: () => Promise<{ status: number }>) => {
  const found: number[] = [];
  for (let nth = 0; nth < times; nth += 1) found.push((await ask()).status);
  return found;
};

test('votes are counted across all processes, separately for each sender and limit', async () => {
  const { counter } = aCounter();
  const [one, two] = [await aProcess(counter), await aProcess(counter)];
  expect([(await one('/vote')).status, (await two('/vote')).status]).toEqual([200, 200]);
  expect(await one('/vote')).toMatchObject({ status: 429, wait: '7' });
  expect((await two('/vote')).status).toBe(429);
  expect((await two('/vote', '203.0.113.2')).status).toBe(200);
  expect([(await one('/form')).body, (await two('/form')).body, (await two('/form')).body]).toEqual([
    'false',
    'false',
    'true',
  ]);
});

test('a limit is counted by its name: a process that registers one more, such as a newer version, counts on', async () => {
  const { counter } = aCounter();
  const [one, newer] = [await aProcess(counter), await aProcess(counter, '/new')];
  expect([(await one('/vote')).status, (await newer('/vote')).status]).toEqual([200, 200]);
  expect([(await one('/vote')).status, (await newer('/new')).status]).toEqual([429, 200]);
  expect([(await one('/form')).body, (await newer('/form')).body, (await one('/form')).body]).toEqual([
    'false',
    'false',
    'true',
  ]);
});

test('a limit of no route needs a name', async () => {
  const app = Fastify();
  onTestFinished(() => app.close());
  await app.register(rateLimit, { max: 5, store: sharedLimits(aCounter().counter) });
  expect(() => app.createRateLimit({ max: 2 })).toThrow('needs a groupId');
});

test('all requests are counted by each process', async () => {
  const { counter } = aCounter();
  const [one, two] = [await aProcess(counter), await aProcess(counter)];
  expect(await statuses(6, () => one('/any'))).toEqual([200, 200, 200, 200, 200, 429]);
  expect((await two('/any')).status).toBe(200);
});

test('votes are counted per process while the database is away', async () => {
  const { counter, takeAway } = aCounter();
  const ask = await aProcess(counter);
  takeAway();
  expect(await statuses(3, () => ask('/vote'))).toEqual([200, 200, 429]);
});

test('votes are counted per process while the database hangs, and each is answered', async () => {
  const { counter, hang } = aCounter();
  const ask = await aProcess(counter);
  hang();
  const answers = await Promise.all([ask('/vote'), ask('/vote'), ask('/vote')]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 429]);
});

test('a form, which has two limits, waits for one late count only, until the database counts again', async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const late: ((waitS: number) => void)[] = [];
  let isHanging = true;
  const Store = sharedLimits({
    take: () => (isHanging ? new Promise((resolve) => late.push(resolve)) : Promise.resolve(0)),
  });
  const parent = new Store({});
  const limits = [1, 2].map(() =>
    parent.child(
      Object.assign(
        { groupId: 'a form', routeInfo: {} },
        { prefix: '', path: '', url: '/', method: 'POST', handler: () => {} },
      ),
    ),
  );
  const answers: unknown[] = [];
  const count = (limit = limits[0]) =>
    limit?.incr('someone', (_, counted) => answers.push(counted), 60_000, 20);
  count();
  await vi.advanceTimersByTimeAsync(399);
  expect(answers).toHaveLength(0);
  await vi.advanceTimersByTimeAsync(1);
  expect(answers).toHaveLength(1);
  count(limits[1]);
  await vi.advanceTimersByTimeAsync(0);
  expect(answers).toHaveLength(2);
  for (const answer of late) answer(0);
  isHanging = false;
  await vi.advanceTimersByTimeAsync(0);
  isHanging = true;
  count();
  await vi.advanceTimersByTimeAsync(399);
  expect(answers).toHaveLength(2);
});
