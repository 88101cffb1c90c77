import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { opaque, typedLine } from '#domain/forms/typed-text.ts';
import type { Result } from '#domain/result.ts';
import { type Done, defineCommand, type Subject } from '#server/modules/access/access.ts';
import { closeCaseOf } from '#server/modules/cases/cases.ts';
import { CHANGE_LOG } from '#server/platform/changes/change-log.ts';
import type { Tx } from '#server/platform/database/transactions.ts';
import { daysOfYear, isDay, versionOfDays } from './edit-holidays.ts';
import { undecreedYear } from './undecreed-year.ts';
import { HOLIDAYS_CHANGED } from './work-calendar.ts';

/** Changes of the days off (P-SHIP-7). A repeated one changes nothing. */

const day = typedLine('no_text').check(
  z.refine(isDay, { error: ({ input }) => `"${input}" is no day, such as 2027-03-09` }),
);
const year = z.int().min(2000).max(2999);
const text = (missing: string) => typedLine('no_text').check(z.minLength(1, missing), z.maxLength(200));

/** The days off are one list, so that two changes of it come one after the other. */
async function lockDays(tx: Tx, id: string): Promise<Subject[]> {
  await tx(sql`lock table holidays in share row exclusive mode`);
  return [{ kind: 'holidays', id }];
}

const tellProcesses = (tx: Tx) =>
  tx(
    sql`insert into ${sql.identifier(CHANGE_LOG)} (tag) values (${HOLIDAYS_CHANGED}) on conflict do nothing`,
  );

type Named = Result<Done<null>, never>;

/** Adds a day, or names it anew. */
export const addHoliday = defineCommand({
  name: 'holidays.add',
  permission: 'operator.settings',
  input: z.object({ day, name: text("Name the holiday, such as: add 2027-03-09 'Hari Raya Nyepi'") }),
  subjects: (tx, input) => lockDays(tx, input.day),
  async run(tx, { input }): Promise<Named> {
    const [before] = await tx<{ name: string }>(sql`select name from holidays where day = ${input.day}`);
    await tx(sql`
      insert into holidays (day, name) values (${input.day}, ${input.name})
      on conflict (day) do update set name = excluded.name`);
    await tellProcesses(tx);
    return { ok: true, value: { value: null, ...(before && { before }), after: { name: input.name } } };
  },
});

/** Removes a day. @returns whether it was one */
export const removeHoliday = defineCommand({
  name: 'holidays.remove',
  permission: 'operator.settings',
  input: z.object({ day }),
  subjects: (tx, input) => lockDays(tx, input.day),
  async run(tx, { input }): Promise<Result<Done<boolean>, never>> {
    const [before] = await tx<{ name: string }>(
      sql`delete from holidays where day = ${input.day} returning name`,
    );
    if (before) await tellProcesses(tx);
    return { ok: true, value: { value: before !== undefined, ...(before && { before }) } };
  },
});

export type HolidayRefusal =
  /** The year has no days yet. */
  | { code: 'no_holidays'; year: number }
  /** Somebody else changed the days of the year since they were read. */
  | { code: 'holidays_changed'; year: number };

/** From now on the days of a year are known in full. */
export const decreeYear = defineCommand({
  name: 'holidays.decree',
  permission: 'operator.settings',
  input: z.object({ year, decree: text("Name the decree, such as: decree 2027 'SKB 3 Menteri ...'") }),
  subjects: (tx, input) => lockDays(tx, String(input.year)),
  async run(tx, { input }): Promise<Result<Done<null>, HolidayRefusal>> {
    const { year: ofYear, decree } = input;
    const [first] = await tx(sql`select 1 from holidays where extract(year from day) = ${ofYear} limit 1`);
    if (!first) return { ok: false, error: { code: 'no_holidays', year: ofYear } };
    await noteDecree(tx, ofYear, decree);
    await tellProcesses(tx);
    return { ok: true, value: { value: null, after: { decree } } };
  },
});

async function noteDecree(tx: Tx, year: number, decree: string): Promise<void> {
  await tx(sql`
    insert into holiday_years (year, decree) values (${year}, ${decree})
    on conflict (year) do update set decree = excluded.decree`);
  await closeCaseOf(tx, { ...undecreedYear(year), reason: 'The decree was entered.' });
}

/** Most days off in a year. */
const MOST_DAYS = 366;

/** Replaces the days of a year, and notes their decree where one is named. */
export const replaceHolidays = defineCommand({
  name: 'holidays.import',
  permission: 'operator.settings',
  input: z
    .object({
      year,
      days: z
        .array(z.object({ day, name: text('A holiday has a name') }))
        .min(1)
        .max(MOST_DAYS),
      decree: z.optional(text('A decree has a name')),
      /** The days that were read before (`versionOfDays`); without it nobody is told of what others changed. */
      seen: z.optional(opaque(100)),
    })
    .refine(
      (given) => given.days.every((one) => one.day.startsWith(`${given.year}-`)),
      'All days are of that year',
    ),
  subjects: (tx, input) => lockDays(tx, String(input.year)),
  async run(tx, { input }): Promise<Result<Done<number>, HolidayRefusal>> {
    const { year, decree, seen } = input;
    const before = await daysOfYear(tx, year);
    if (seen !== undefined && seen !== versionOfDays(before))
      return { ok: false, error: { code: 'holidays_changed', year } };
    await tx(sql`delete from holidays where extract(year from day) = ${year}`);
    await tx(sql`insert into holidays (day, name) select day, name
      from json_to_recordset(${JSON.stringify(input.days)}::json) as given (day date, name text)`);
    if (decree !== undefined) await noteDecree(tx, year, decree);
    await tellProcesses(tx);
    const { length } = input.days;
    return {
      ok: true,
      value: {
        value: length,
        before: { days: before.length },
        after: { days: length, ...(decree !== undefined && { decree }) },
      },
    };
  },
});
