import { createHash } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Query } from '#server/platform/database/query.ts';
import { SettingsError } from '#server/platform/settings/settings-error.ts';
import { refuseProblems } from '#server/platform/tables/problems.ts';
import { readTable, type TableRow } from '#server/platform/tables/read-table.ts';

/** The days off on a terminal, and in a file (P-SHIP-7). */

const COLUMNS = ['day', 'name'] as const;

/** What a file of days holds. */
export const HOLIDAY_TABLE = { columns: COLUMNS, required: COLUMNS, dates: ['day'] } as const;

/** A day off, 'yyyy-mm-dd', and its name. */
export interface NamedDay {
  day: string;
  name: string;
}

/** The days off of a year. */
export interface HolidayYear {
  year: number;
  /** Null: its days are not known in full. */
  decree: string | null;
  /** Days 'yyyy-mm-dd' in their order. */
  days: NamedDay[];
}

/** All days off by year, each year with its decree. */
export const readHolidayYears = (query: Query): Promise<HolidayYear[]> =>
  query<HolidayYear>(sql`
    select year, max(y.decree) as decree, coalesce(
      json_agg(json_build_object('day', h.day::text, 'name', h.name) order by h.day) filter (where h.day is not null),
      '[]') as days
    from holiday_years y full join (select *, extract(year from day)::int as year from holidays) h using (year)
    group by year order by year`);

/** The days off of a year, in their order. */
export const daysOfYear = (query: Query, year: number): Promise<NamedDay[]> =>
  query<NamedDay>(sql`
    select day::text as day, name from holidays where extract(year from day) = ${year} order by holidays.day`);

/** What days say, as one short text: it differs when one of them was changed. */
export const versionOfDays = (days: readonly NamedDay[]): string =>
  createHash('sha256')
    .update(JSON.stringify(days.map(({ day, name }) => [day, name])))
    .digest('hex')
    .slice(0, 16);

/** All days off for a terminal. */
export async function listHolidays(query: Query): Promise<string> {
  const rows = await readHolidayYears(query);
  if (rows.length === 0) return 'There are no holidays yet.';
  return rows
    .map(({ year, decree, days }) =>
      [
        `${year}: ${decree ?? 'no decree yet, its promises are estimates'}`,
        ...days.map(({ day, name }) => `${day}  ${name}`),
      ].join('\n  '),
    )
    .join('\n')
    .replace(/(?!\n)\p{C}+/gu, ' ');
}

/** What is wrong with a row of a file of days. */
export type DayFault = { row: number; column: 'day' | 'name' } & (
  | { code: 'no_day'; typed: string }
  /** The file is about the year of its first row. */
  | { code: 'other_year'; typed: string; year: string }
  | { code: 'day_twice'; typed: string }
  | { code: 'no_name' }
);

/** The days of a file, which holds one year, and what is wrong with them. */
export function checkDays(rows: readonly TableRow[]): { days: NamedDay[]; faults: DayFault[] } {
  const year = rows[0]?.cells['day']?.slice(0, 4) ?? '';
  const seen = new Set<string>();
  const faults: DayFault[] = [];
  const days = rows.map(({ number: row, cells: { day = '', name = '' } }) => {
    const at = { row, column: 'day', typed: day } as const;
    if (!isDay(day)) faults.push({ ...at, code: 'no_day' });
    else if (!day.startsWith(`${year}-`)) faults.push({ ...at, code: 'other_year', year });
    else if (seen.has(day)) faults.push({ ...at, code: 'day_twice' });
    if (name === '') faults.push({ row, column: 'name', code: 'no_name' });
    seen.add(day);
    return { day, name };
  });
  return { days, faults };
}

/** The days of the one year that a file holds. @throws SettingsError with every problem of the file */
export async function readDays(file: string): Promise<NamedDay[]> {
  const rows = await readTable({ file, ...HOLIDAY_TABLE });
  if (rows.length === 0) throw new SettingsError(`The file ${file} has no rows.`);
  const { days, faults } = checkDays(rows);
  refuseProblems(faults.map((fault) => ({ row: fault.row, column: fault.column, text: textOfFault(fault) })));
  return days;
}

/** What is wrong with a row, for the terminal. */
function textOfFault(fault: DayFault): string {
  switch (fault.code) {
    case 'no_day':
      return `"${fault.typed}" is no day, such as 2027-03-09`;
    case 'other_year':
      return `${fault.typed} is not of ${fault.year}; give one year a file`;
    case 'day_twice':
      return `${fault.typed} is there twice`;
    case 'no_name':
      return 'is empty';
  }
}

export const isDay = (typed: string): boolean =>
  typed.startsWith('2') && z.iso.date().safeParse(typed).success;
