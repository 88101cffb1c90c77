import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Query } from '#server/platform/database/query.ts';
import { SettingsError } from '#server/platform/settings/settings-error.ts';
import { type Problem, refuseProblems } from '#server/platform/tables/problems.ts';
import { readTable } from '#server/platform/tables/read-table.ts';

/** The days off on a terminal, and in a file (P-SHIP-7). */

const COLUMNS = ['day', 'name'] as const;

/** The days off of a year. */
export interface HolidayYear {
  year: number;
  /** Null: its days are not known in full. */
  decree: string | null;
  /** Days 'yyyy-mm-dd' in their order. */
  days: { day: string; name: string }[];
}

/** All days off by year, each year with its decree. */
export const readHolidayYears = (query: Query): Promise<HolidayYear[]> =>
  query<HolidayYear>(sql`
    select year, max(y.decree) as decree, coalesce(
      json_agg(json_build_object('day', h.day::text, 'name', h.name) order by h.day) filter (where h.day is not null),
      '[]') as days
    from holiday_years y full join (select *, extract(year from day)::int as year from holidays) h using (year)
    group by year order by year`);

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

/** The days of the one year that a file holds. @throws SettingsError with every problem of the file */
export async function readDays(file: string): Promise<{ day: string; name: string }[]> {
  const rows = await readTable({ file, columns: COLUMNS, required: COLUMNS, dates: ['day'] });
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

export const isDay = (typed: string): boolean =>
  typed.startsWith('2') && z.iso.date().safeParse(typed).success;
