import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { closeCaseOf } from '#server/modules/cases/cases.ts';
import { CHANGE_LOG } from '#server/platform/changes/change-log.ts';
import type { Query } from '#server/platform/database/query.ts';
import type { Tx } from '#server/platform/database/transactions.ts';
import { SettingsError } from '#server/platform/settings/settings-error.ts';
import { type Problem, refuseProblems } from '#server/platform/tables/problems.ts';
import { readTable } from '#server/platform/tables/read-table.ts';
import { undecreedYear } from './undecreed-year.ts';
import { HOLIDAYS_CHANGED } from './work-calendar.ts';

/** The days off on a terminal (P-SHIP-7). Each command returns what to print; a repeated one changes nothing. */

const COLUMNS = ['day', 'name'] as const;

/** All days off by year, each year with its decree. */
export async function listHolidays(query: Query): Promise<string> {
  const rows = await query<{ year: number; decree: string | null; days: string[] }>(sql`
    select year, max(y.decree) as decree,
      coalesce(array_agg(h.day || '  ' || h.name order by h.day) filter (where h.day is not null), '{}') as days
    from holiday_years y full join (select *, extract(year from day)::int as year from holidays) h using (year)
    group by year order by year`);
  if (rows.length === 0) return 'There are no holidays yet.';
  return rows
    .map(({ year, decree, days }) =>
      [`${year}: ${decree ?? 'no decree yet, its promises are estimates'}`, ...days].join('\n  '),
    )
    .join('\n')
    .replace(/(?!\n)\p{C}+/gu, ' ');
}

/** Adds a day, or names it anew. */
export async function addHoliday(tx: Tx, typedDay: string, typedName: string): Promise<string> {
  const [day, name] = [dayOf(typedDay), typedName.trim()];
  if (name === '') throw new SettingsError(`Name the holiday, such as: add ${day} 'Hari Raya Nyepi'`);
  await tx(sql`
    insert into holidays (day, name) values (${day}, ${name}) on conflict (day) do update set name = excluded.name`);
  await tellProcesses(tx);
  return `${day} is a holiday: ${name}.`;
}

export async function removeHoliday(tx: Tx, typed: string): Promise<string> {
  const day = dayOf(typed);
  const [removed] = await tx(sql`delete from holidays where day = ${day} returning day`);
  if (!removed) return `${day} was no holiday.`;
  await tellProcesses(tx);
  return `${day} is no holiday any more.`;
}

/** From now on the days of a year are known in full. @throws SettingsError when it has none yet */
export async function decreeYear(tx: Tx, typedYear: string, typedDecree: string): Promise<string> {
  const [year, decree] = [Number(typedYear), typedDecree.trim()];
  if (!/^2\d{3}$/.test(typedYear)) throw new SettingsError(`"${typedYear}" is no year, such as 2027.`);
  if (decree === '') throw new SettingsError(`Name the decree, such as: decree ${year} 'SKB 3 Menteri ...'`);
  const [first] = await tx(sql`select 1 from holidays where extract(year from day) = ${year} limit 1`);
  if (!first) throw new SettingsError(`${year} has no holidays yet: enter them first, by add or import.`);
  await tx(sql`
    insert into holiday_years (year, decree) values (${year}, ${decree})
    on conflict (year) do update set decree = excluded.decree`);
  await closeCaseOf(tx, { ...undecreedYear(year), reason: 'The decree was entered.' });
  await tellProcesses(tx);
  return `The holidays of ${year} are known: ${decree}.`;
}

/** Replaces the days of the one year that a file holds. @throws SettingsError with every problem of the file */
export async function importHolidays(tx: Tx, file: string): Promise<string> {
  const days = readDays(file);
  const year = Number(days[0]?.day.slice(0, 4));
  await tx(sql`delete from holidays where extract(year from day) = ${year}`);
  await tx(sql`insert into holidays (day, name) select day, name
    from json_to_recordset(${JSON.stringify(days)}::json) as given (day date, name text)`);
  await tellProcesses(tx);
  return `${year} has ${days.length} holiday(s) now.`;
}

function readDays(file: string): { day: string; name: string }[] {
  const rows = readTable({ file, columns: COLUMNS, required: COLUMNS, dates: ['day'] });
  const [first] = rows;
  if (!first) throw new SettingsError(`The file ${file} has no rows.`);
  const year = first.cells.day?.slice(0, 4);
  const seen = new Set<string>();
  const problems: Problem[] = [];
  const days = rows.map(({ number: row, cells: { day = '', name = '' } }) => {
    const report = (column: string, text: string) => problems.push({ row, column, text });
    if (!isDay(day)) report('day', `"${day}" is no day, such as 2027-03-09`);
    else if (!day.startsWith(`${year}-`)) report('day', `${day} is not of ${year}; give one year a file`);
    else if (seen.has(day)) report('day', `${day} is there twice`);
    if (name === '') report('name', 'is empty');
    seen.add(day);
    return { day, name };
  });
  refuseProblems(problems);
  return days;
}

const isDay = (typed: string): boolean => typed.startsWith('2') && z.iso.date().safeParse(typed).success;

function dayOf(typed: string): string {
  if (!isDay(typed)) throw new SettingsError(`"${typed}" is no day, such as 2027-03-09.`);
  return typed;
}

const tellProcesses = (tx: Tx) =>
  tx(
    sql`insert into ${sql.identifier(CHANGE_LOG)} (tag) values (${HOLIDAYS_CHANGED}) on conflict do nothing`,
  );
