import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { isDecreed, isHoliday } from '#domain/shipping/holidays.ts';
import { openTerminal } from '#scripts/operator/terminal.ts';
import { openCase } from '#server/modules/cases/cases.ts';
import { openCalendar } from '#server/modules/shipping/calendar/work-calendar.ts';
import {
  addHoliday,
  decreeYear,
  findUndecreedYear,
  openDecreeCase,
} from '#server/modules/shipping/shipping.ts';
import { startChangeFeed } from '#server/platform/changes/change-feed.ts';
import { migratedDatabase } from './support/migrated-database.ts';
import { startCommand } from './support/shop-command.ts';

/** The operator's table of days off (P-SHIP-7). */
const opened = migratedDatabase();
const silent = { info: () => {}, warn: () => {} };

const run = (...args: string[]) =>
  startCommand('scripts/holidays.ts', { DATA_DIR: opened().dataDir }, args).ended;

function aFile(...rows: string[]): string {
  const file = path.join(opened().dataDir, `holidays-${crypto.randomUUID()}.csv`);
  writeFileSync(file, ['day,name', ...rows].join('\n'));
  return file;
}

/** The calendar of a running process, after it has looked for changes. */
async function aProcess() {
  const feed = await startChangeFeed({ query: opened().query, log: silent });
  const calendar = await openCalendar(opened().query, feed);
  const now = async () => {
    await feed.look();
    return calendar();
  };
  return { now, close: () => feed.close() };
}

describe('npm run holidays', () => {
  it('imports a year with its decree, and a running process follows', async () => {
    const running = await aProcess();
    expect(isDecreed(await running.now(), '2031-01-01')).toBe(false);
    await opened().transaction((tx) => openCase(tx, { kind: 'undecreed_year', subject: 'year:2031' }));
    const file = aFile('2031-01-01,Tahun Baru', '2031-01-24,Idulfitri');
    for (let time = 0; time < 2; time++) {
      expect(await run('import', file)).toMatchObject({ code: 0 });
      expect(await run('decree', '2031', 'SKB 2030')).toMatchObject({ code: 0 });
    }
    const calendar = await running.now();
    expect(isHoliday(calendar, '2031-01-24')).toBe(true);
    expect(isDecreed(calendar, '2031-05-05')).toBe(true);
    const cases = await opened().query(sql`select reason from cases where subject = 'year:2031'`);
    expect(cases).toEqual([{ reason: 'The decree was entered.' }]);
    await running.close();
  });

  it('adds, names anew, lists and removes a day, as often as it is said', async () => {
    const running = await aProcess();
    await openTerminal(opened()).act(addHoliday, { input: { day: '2032-03-01', name: 'Old name' } });
    await run('add', '2032-03-01', 'Nyepi', 'Saka');
    expect(isHoliday(await running.now(), '2032-03-01')).toBe(true);
    const listed = (await run('list')).output;
    expect(listed).toContain('2032: no decree yet');
    expect(listed).toContain('2032-03-01  Nyepi Saka');
    expect((await run('remove', '2032-03-01')).output).toContain('is no holiday any more');
    expect(isHoliday(await running.now(), '2032-03-01')).toBe(false);
    expect(await run('remove', '2032-03-01')).toMatchObject({ code: 0 });
    await running.close();
  });

  it('refuses what it cannot understand with a sentence, and changes nothing', async () => {
    const broken = aFile('2033-02-30,No day', '2034-01-01,Another year', '2033-05-01,');
    const terminal = openTerminal(opened());
    const refused = [
      [terminal.act(addHoliday, { input: { day: '2033-02-30', name: 'x' } }), '"2033-02-30" is no day'],
      [terminal.act(addHoliday, { input: { day: '2033-02-03', name: ' ' } }), 'Name the holiday'],
      [terminal.act(decreeYear, { input: { year: 2033, decree: 'SKB 2032' } }), 'has no holidays yet'],
    ] as const;
    for (const [edit, sentence] of refused) await expect(edit).rejects.toThrow(sentence);
    expect((await run('decree', 'soon', 'SKB 2032')).messages).toContain('is no year');
    expect((await run('import', aFile())).messages).toContain('has no rows');
    const { code, messages } = await run('import', broken);
    expect(code).toBe(1);
    for (const sentence of [
      'Row 2, column day: "2033-02-30" is no day',
      'Row 3, column day: 2034-01-01 is not of 2033',
      'Row 4, column name: is empty',
    ]) {
      expect(messages).toContain(sentence);
    }
    expect(messages).not.toMatch(/\n\s+at /);
    expect(await run('steal', '2033')).toMatchObject({
      code: 1,
      messages: expect.stringContaining('What shall be done?'),
    });
    expect(await opened().query(sql`select 1 from holidays where day >= '2033-01-01'`)).toEqual([]);
  });
});

describe('the decree of the next year', () => {
  const moveTo = (moment: string) =>
    opened().query(sql`
      insert into shop_clock (id, ahead_ms)
      values (1, extract(epoch from ${moment}::timestamptz - now()) * 1000)
      on conflict (id) do update set ahead_ms = excluded.ahead_ms`);
  const look = async () => {
    await opened().transaction(openDecreeCase);
    const open = await opened().query(sql`
      select subject from cases where kind = 'undecreed_year' and closed_at is null order by id`);
    return { year: await findUndecreedYear(opened().query), open };
  };

  it('is asked for from 1 October on, by one case that it closes (P-SHIP-7)', async () => {
    const terminal = openTerminal(opened());
    await terminal.act(addHoliday, { input: { day: '2041-01-01', name: 'Tahun Baru' } });
    await terminal.act(decreeYear, { input: { year: 2041, decree: 'SKB 2040' } });
    await moveTo('2041-09-30T16:59:00Z');
    expect(await look()).toEqual({ year: null, open: [] });
    await moveTo('2041-09-30T17:01:00Z');
    const asked = { year: 2042, open: [{ subject: 'year:2042' }] };
    expect([await look(), await look()]).toEqual([asked, asked]);
    await terminal.act(addHoliday, { input: { day: '2042-01-01', name: 'Tahun Baru' } });
    await terminal.act(decreeYear, { input: { year: 2042, decree: 'SKB 2041' } });
    expect(await look()).toEqual({ year: null, open: [] });
  });
});
