import { describe, expect, it } from 'vitest';
import type { ChangeListener } from '#server/platform/changes/change-feed.ts';
import type { RenderedPage } from '../render/render-page.ts';
import { PageCache, type RecordedPage } from './page-cache.ts';

const HOUR = 3_600_000;

/** A cache over renders that the test controls. */
function setUp({ limitBytes = 1_000_000, body = 'x'.repeat(3000) } = {}) {
  let [now, age, silent] = [0, 0, 0];
  let tell: ChangeListener = () => {};
  const waiting: ((given?: Partial<RenderedPage & RecordedPage['record']> & { error?: Error }) => void)[] =
    [];
  const asked: string[] = [];
  const cache = new PageCache({
    limitBytes,
    clock: () => new Date(now),
    feed: {
      subscribe(listener) {
        tell = listener;
        return () => {};
      },
      ageMs: () => age,
      silentMs: () => silent,
    },
    render: ({ key }) => {
      asked.push(key);
      return new Promise((resolve, reject) => {
        waiting.push(
          ({ error, tags = new Set([key]), validUntil = HOUR * 24, isKeptOut = false, ...page } = {}) => {
            if (error) reject(error);
            const rendered = {
              status: 200,
              headers: [],
              body: Buffer.from(`${key} ${asked.length} ${body}`),
              ...page,
            };
            resolve({ page: rendered, record: { tags, validUntil, isKeptOut } });
          },
        );
      });
    },
  });
  return {
    cache,
    asked,
    answer: (key: string, isFiltered = false) => cache.answer({ key, isFiltered }),
    /** Ends the oldest running render. */
    finish: async (given?: Parameters<(typeof waiting)[number]>[0]) => {
      await Promise.resolve();
      waiting.shift()?.(given);
    },
    async store(key: string, given?: Parameters<(typeof waiting)[number]>[0]) {
      const answer = cache.answer({ key, isFiltered: false });
      waiting.shift()?.(given);
      return answer;
    },
    change: (...tags: string[]) => tell(tags),
    pass: (ms: number) => {
      now += ms;
    },
    /** No poll succeeds; the last one was so long ago. */
    silence: (ms: number) => {
      [age, silent] = [Number.POSITIVE_INFINITY, ms];
    },
  };
}

it('a hundred simultaneous requests share one render', async () => {
  const { answer, finish, asked } = setUp();
  const answers = Promise.all(Array.from({ length: 100 }, () => answer('/a')));
  await finish();
  expect(new Set((await answers).map(({ cached }) => cached)).size).toBe(1);
  expect(asked).toEqual(['/a']);
});

describe('a cached page', () => {
  it('is fresh until something changes that it was rendered from', async () => {
    const { cache, store, change } = setUp();
    await store('/a', { tags: new Set(['product:1']) });
    change('product:2');
    expect(cache.fresh('/a')).toBeDefined();
    change('product:1');
    expect(cache.fresh('/a')).toBeUndefined();
  });

  it('is not fresh when anything may have changed', async () => {
    const { cache, store, change } = setUp();
    await store('/a', { tags: new Set() });
    change('all');
    expect(cache.fresh('/a')).toBeUndefined();
  });

  it('is fresh until the moment that it states', async () => {
    const { cache, store, pass } = setUp();
    await store('/a', { validUntil: 5000 });
    pass(4999);
    expect(cache.fresh('/a')).toBeDefined();
    pass(1);
    expect(cache.fresh('/a')).toBeUndefined();
  });

  it('is answered for half a second more while one render replaces it, then everybody waits', async () => {
    const { answer, store, change, pass, asked, finish } = setUp();
    const { cached } = await store('/a');
    change('/a');
    pass(499);
    expect(await answer('/a')).toEqual({ cached, isOld: false });
    expect(await answer('/a')).toEqual({ cached, isOld: false });
    expect(asked).toHaveLength(2);
    pass(1);
    const late = answer('/a');
    await finish();
    expect((await late).cached).not.toBe(cached);
    expect(asked).toHaveLength(2);
  });
});

describe('a change during a render', () => {
  it('has it made again, so that nothing from before the change is cached', async () => {
    const { answer, change, finish, asked } = setUp();
    const waiting = answer('/a');
    change('/a');
    await finish();
    await expect.poll(() => asked.length).toBe(2);
    await finish();
    expect((await waiting).cached?.bodies.br).toBeDefined();
  });

  it('gives up after three renders: the page is answered, not cached', async () => {
    const { cache, answer, change, finish, asked } = setUp();
    const waiting = answer('/a');
    for (const time of [1, 2, 3]) {
      await expect.poll(() => asked.length).toBe(time);
      change('/a');
      await finish();
    }
    expect(await waiting).toMatchObject({ cached: null, page: { status: 200 } });
    expect(cache.size.pages).toBe(0);
  });

  it('of something else has no effect', async () => {
    const { cache, answer, change, finish } = setUp();
    const waiting = answer('/a');
    change('/b');
    await finish();
    await waiting;
    expect(cache.fresh('/a')).toBeDefined();
  });
});

it.each([
  ['another status', { status: 404 }],
  ['a cookie', { headers: [['set-cookie', 'a=b'] as const] }],
  ['a page that shows another thing than its address names', { isKeptOut: true }],
])('%s is answered and not cached', async (_, given) => {
  const { cache, store } = setUp();
  expect((await store('/a', given)).cached).toBeNull();
  expect(cache.size).toEqual({ pages: 0, bytes: 0 });
});

describe('while the change log cannot be read', () => {
  it('pages are answered as stale, up to an hour after they may have become outdated', async () => {
    const { cache, answer, store, silence, pass, finish } = setUp();
    const { cached } = await store('/a', { validUntil: 1000 });
    silence(0);
    expect(cache.fresh('/a')).toBeUndefined();
    expect(await answer('/a')).toEqual({ cached, isOld: true });
    pass(1000 + HOUR);
    const waiting = answer('/a');
    await finish({ status: 503 });
    expect(await waiting).toMatchObject({ cached: null, page: { status: 503 } });
  });

  it('a page that may be older than an hour is not answered, whenever it expires', async () => {
    const { answer, store, silence, finish } = setUp();
    const { cached } = await store('/a');
    silence(HOUR - 1);
    expect(await answer('/a')).toEqual({ cached, isOld: true });
    silence(HOUR);
    const waiting = answer('/a');
    await finish({ status: 503 });
    expect(await waiting).toMatchObject({ cached: null, page: { status: 503 } });
  });

  it('nothing new is cached', async () => {
    const { cache, store, silence } = setUp();
    silence(5000);
    await store('/a');
    expect(cache.size.pages).toBe(0);
  });
});

it('a stale page is answered when the database is away', async () => {
  const { answer, store, change, pass, finish } = setUp();
  const { cached } = await store('/a');
  change('/a');
  pass(1000);
  const waiting = answer('/a');
  await finish({ status: 503 });
  expect(await waiting).toEqual({ cached, isOld: true });
});

it('errors of a render are thrown, and the next request tries again', async () => {
  const { answer, finish, asked } = setUp();
  const waiting = answer('/a');
  await finish({ error: new Error('broken') });
  await expect(waiting).rejects.toThrow('broken');
  void answer('/a');
  expect(asked).toHaveLength(2);
});

describe('the memory', () => {
  it.each([10, 3000])('holds of a page of %d bytes what is sent and no more', async (length) => {
    const { store } = setUp({ body: 'x'.repeat(length) });
    const { cached } = await store('/a');
    for (const body of Object.values(cached?.bodies ?? {})) expect(body.buffer.byteLength).toBe(body.length);
    expect.hasAssertions();
  });

  it('is never exceeded, and the least recently used page is evicted', async () => {
    const { cache, store } = setUp({ limitBytes: 20_000 });
    for (const key of ['/a', '/b', '/c', '/d', '/e', '/f', '/g', '/h', '/i', '/j', '/k']) {
      await store(key);
      cache.fresh('/a');
      expect(cache.size.bytes).toBeLessThanOrEqual(20_000);
    }
    expect([cache.fresh('/a'), cache.fresh('/b')].map((page) => page !== undefined)).toEqual([true, false]);
  });

  it('is shared out, so that filtered lists cannot push the others out', async () => {
    const { cache, store, answer, finish } = setUp({ limitBytes: 40_000 });
    await store('/a');
    for (let filter = 0; filter < 50; filter += 1) {
      const waiting = answer(`/search?min=${filter}`, true);
      await finish();
      await waiting;
    }
    expect(cache.fresh('/a')).toBeDefined();
    expect(cache.size.pages).toBeLessThan(10);
  });
});
