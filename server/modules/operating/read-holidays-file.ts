import {
  checkDays,
  type DayFault,
  daysOfYear,
  type NamedDay,
  readHolidayYears,
  versionOfDays,
} from '#server/modules/shipping/shipping.ts';
import type { Query } from '#server/platform/database/query.ts';
import { keptTable } from '#server/platform/tables/kept-tables.ts';
import type { TableFault } from '#server/platform/tables/read-table.ts';

/** A file of days off that was sent, and what it would change (P-CONSOLE-64). */
export interface HolidaysFile {
  fileName: string;
  faults: TableFault[];
  problems: DayFault[];
  /** The year of the file; 0 where it has faults. */
  year: number;
  /** The decree that is noted for the year; null for none. */
  decree: string | null;
  added: NamedDay[];
  /** Days that get another name. */
  renamed: { day: string; name: string; before: string }[];
  gone: NamedDay[];
  /** How many days the year would have. */
  days: number;
  /** The days that the file was compared with (`versionOfDays`). */
  seen: string;
}

/** A file that was sent; null for an unknown one. */
export async function readHolidaysFile(query: Query, id: string): Promise<HolidaysFile | null> {
  const kept = await keptTable(query, 'holidays', id);
  if (!kept) return null;
  const { fileName, faults, rows } = kept;
  const { days, faults: problems } = faults.length > 0 ? { days: [], faults: [] } : checkDays(rows);
  const year = Number(days[0]?.day.slice(0, 4) ?? 0);
  if (faults.length > 0 || problems.length > 0) {
    const nothing = { year: 0, decree: null, added: [], renamed: [], gone: [], days: 0, seen: '' };
    return Object.assign({ fileName, faults, problems }, nothing);
  }
  const present = await daysOfYear(query, year);
  const names = new Map(present.map(({ day, name }) => [day, name]));
  const wanted = new Set(days.map(({ day }) => day));
  return {
    fileName,
    faults,
    problems,
    year,
    decree: (await readHolidayYears(query)).find((one) => one.year === year)?.decree ?? null,
    added: days.filter(({ day }) => !names.has(day)),
    renamed: days.flatMap(({ day, name }) => {
      const before = names.get(day);
      return before === undefined || before === name ? [] : [{ day, name, before }];
    }),
    gone: present.filter(({ day }) => !wanted.has(day)),
    days: days.length,
    seen: versionOfDays(present),
  };
}
