import { sql } from 'drizzle-orm';
import { describe, expect, it, onTestFinished } from 'vitest';
import { formatLongDate } from '#domain/format-date.ts';
import { currentPromotionPeriod } from '#domain/promotions/periods.ts';
import { jumpTo } from '#server/platform/clock/jump.ts';
import { openDatabase } from '#server/platform/database/connect.ts';
import { shopNow } from '#server/platform/database/now.ts';
import { createQuery } from '#server/platform/database/query.ts';
import type { DueWork } from '#server/platform/jobs/due-work.ts';
import { readEnv } from '#server/platform/settings/env.ts';
import { preparedDataFolder } from './support/data-folder.ts';
import { migratedDatabase } from './support/migrated-database.ts';
import { startCommand } from './support/shop-command.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const log = { info: () => {}, warn: () => {} };

describe('the clock of a running shop', () => {
  it('is read by all processes, and due work on the way is done at its moment', async () => {
    const dataDir = preparedDataFolder();
    const settings = { DATA_DIR: dataDir, PROCESSES: '1', PORT: '0', LOG_LEVEL: 'silent' };
    const origins = await Promise.all(
      ['one', 'two'].map(async () => {
        const shop = startCommand('build/program/main.js', settings);
        const [, origin = ''] = await shop.says(/Lokapasar runs on (\S+)/);
        return origin;
      }),
    );
    const database = await openDatabase(readEnv({ DATA_DIR: dataDir }), log);
    onTestFinished(() => database.close());
    const clock = (...args: string[]) => startCommand('scripts/clock.ts', settings, args).ended;
    const query = createQuery(database.pool);
    const subscribe = (origin: string, email: string) =>
      fetch(`${origin}/api/newsletter`, { method: 'POST', body: new URLSearchParams({ email }) });
    await subscribe(origins[0] ?? '', 'sari@contoh.id');
    const subscribers = () =>
      query<{ email: string; days: number }>(sql`
        select email, round(extract(epoch from created_at - now()) / 86400)::int as days
        from newsletter_subscriptions order by email`);
    expect(await subscribers()).toEqual([{ email: 'sari@contoh.id', days: 0 }]);

    // A link is valid for seven days.
    const moved = await clock('+40d');
    expect(moved.messages).toMatch(/: inbox: retention\n.*The shop's clock stands at .*, 40 d 0 h ahead/s);
    expect(moved.code).toBe(0);
    expect(await subscribers()).toEqual([]);

    const period = currentPromotionPeriod(new Date(Date.now() + 40 * DAY_MS));
    for (const [at, origin] of origins.entries()) {
      await expect
        .poll(async () => (await fetch(`${origin}/promotions`)).text())
        .toContain(formatLongDate(period.from));
      // A process reads the last step of a jump a moment later.
      let tries = 0;
      await expect
        .poll(async () => {
          const email = `shop-${at}-${tries++}@contoh.id`;
          await subscribe(origin, email);
          return (await subscribers()).find((subscriber) => subscriber.email === email)?.days;
        })
        .toBe(40);
    }

    const { messages } = await clock();
    expect(messages).toMatch(/stands at .* WIB, 40 d 0 h ahead of real time/);
  });
});

describe('a jump', () => {
  const opened = migratedDatabase();

  it('of the command is one of a demo alone, and never back', async () => {
    const command = (settings: Record<string, string>, ...args: string[]) =>
      startCommand('scripts/clock.ts', { DATA_DIR: opened().dataDir, ...settings }, args).ended;
    const [refused, backwards, told] = await Promise.all([
      command({ DEMO: 'off' }, '+1d'),
      command({}, '--to', '2020-01-01T00:00+07:00'),
      command({}),
    ]);
    expect(refused).toMatchObject({
      code: 1,
      messages: expect.stringMatching(/Only the clock of a demo shop can be moved, and DEMO is off\.\n$/),
    });
    expect(backwards).toMatchObject({ code: 1, messages: expect.stringMatching(/only goes ahead/) });
    expect(told.messages).toMatch(/real time\.\n$/);
  });

  const start = async () => {
    const { query, transaction } = opened();
    await query(sql`delete from shop_clock`);
    return { query, transaction, begin: await shopNow(query) };
  };

  it('stops at each due moment, in order, until the work is done', async () => {
    const { query, transaction, begin } = await start();
    const days = (from: number, to: number) => (to - from) / DAY_MS;
    const seen: string[] = [];
    /** Due once a day, or as given; a running shop would do the work. */
    const workOf = (name: string, moments: number[], clock: DueWork['clock'] = 'shop'): DueWork => ({
      name,
      clock,
      async nextDue() {
        const [due] = moments;
        const now = await shopNow(query);
        if (due !== undefined && begin.getTime() + due * DAY_MS <= now.getTime()) {
          seen.push(`${name} at day ${Math.floor(days(begin.getTime(), now.getTime()))}`);
          moments.shift();
        }
        return due === undefined ? null : new Date(begin.getTime() + due * DAY_MS);
      },
      enqueue: async () => {},
    });
    const told: string[] = [];
    await jumpTo({
      query,
      transaction,
      to: new Date(begin.getTime() + 10 * DAY_MS),
      work: [workOf('pay', [1, 7]), workOf('ship', [3, 30]), workOf('mail', [2], 'real')],
      tell: (_, names) => void told.push(...names),
    });
    expect(seen).toEqual(['pay at day 1', 'ship at day 3', 'pay at day 7']);
    expect(told).toEqual(['pay', 'ship', 'pay']);
    expect(Math.floor(days(begin.getTime(), (await shopNow(query)).getTime()))).toBe(10);
  });

  it('ends at the moment whose work is not done, and says so', async () => {
    const { query, transaction, begin } = await start();
    const never: DueWork = {
      name: 'expire orders',
      clock: 'shop',
      nextDue: async () => new Date(begin.getTime() + DAY_MS),
      enqueue: async () => {},
    };
    const jump = jumpTo({
      query,
      transaction,
      work: [never],
      tell: () => {},
      patienceMs: 0,
      to: new Date(begin.getTime() + 2 * DAY_MS),
    });
    await expect(jump).rejects.toThrow(/is not done \(expire orders\): start the shop/);
    expect(Math.round(((await shopNow(query)).getTime() - begin.getTime()) / DAY_MS)).toBe(1);
  });

  it('is read once per transaction', async () => {
    const { query, transaction } = await start();
    await query(sql`insert into shop_clock (ahead_ms) values (${DAY_MS})`);
    await transaction(async (tx) => {
      const first = await tx.now();
      expect(Math.round((first.getTime() - Date.now()) / DAY_MS)).toBe(1);
      await query(sql`update shop_clock set ahead_ms = ${2 * DAY_MS}`);
      expect(await tx.now()).toEqual(first);
    });
  });
});

describe('a jump over work that keeps no deadline', () => {
  const opened = migratedDatabase();

  /**
   * Parcels, each asked about every two hours, by default at a minute of its own. @returns how often a jump of 12 hours stops
   */
  async function stopsFor(grainMs: number | undefined, apartMs = 300_000): Promise<number> {
    const { query, transaction } = opened();
    const start = (await shopNow(query)).getTime();
    const HOUR_MS = 3_600_000;
    let moments = Array.from({ length: 20 }, (_, at) => start + HOUR_MS / 7 + at * apartMs);
    const parcels: DueWork = {
      name: 'parcels',
      clock: 'shop',
      ...(grainMs !== undefined && { grainMs }),
      async nextDue(asked) {
        const now = (await shopNow(asked)).getTime();
        moments = moments.map((moment) => (moment <= now ? now + 2 * HOUR_MS : moment));
        return new Date(Math.min(...moments));
      },
      enqueue: async () => {},
    };
    let stops = 0;
    const counted: typeof transaction = (work) => {
      stops += 1;
      return transaction(work);
    };
    const to = new Date(start + 12 * HOUR_MS);
    await jumpTo({ query, transaction: counted, work: [parcels], to, tell: () => {} });
    return stops;
  }

  it('stops once for all of them, and without a grain once for those of one minute', async () => {
    expect(await stopsFor(3_600_000)).toBeLessThanOrEqual(14);
    expect(await stopsFor(undefined)).toBeGreaterThan(100);
    expect(await stopsFor(undefined, 1000)).toBeLessThanOrEqual(14);
  });
});
