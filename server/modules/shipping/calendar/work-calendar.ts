import { sql } from 'drizzle-orm';
import type { WorkCalendar } from '#domain/shipping/holidays.ts';
import type { ChangeFeed } from '#server/platform/changes/change-feed.ts';
import { ALL } from '#server/platform/changes/change-log.ts';
import type { Query } from '#server/platform/database/query.ts';

/** Written to the change log when the holidays were edited. */
export const HOLIDAYS_CHANGED = 'holidays';

/** The days off as they are stored: for deadlines and promises inside a transaction. */
export async function readCalendar(query: Query): Promise<WorkCalendar> {
  const [row] = await query<{ daysOff: string[]; decreed: number[] }>(sql`
    select coalesce((select array_agg(day::text order by day) from holidays), '{}') as "daysOff",
      coalesce((select array_agg(year order by year) from holiday_years), '{}') as decreed`);
  return row ?? { daysOff: [], decreed: [] };
}

/** Reads the days off once, and follows their changes: for estimates. */
export async function openCalendar(
  query: Query,
  feed: Pick<ChangeFeed, 'subscribe'>,
): Promise<() => WorkCalendar> {
  let calendar = await readCalendar(query);
  feed.subscribe(async (tags) => {
    if (!tags.includes(HOLIDAYS_CHANGED) && !tags.includes(ALL)) return;
    // If the database is away, the change feed reports everything as changed once it is back.
    calendar = await readCalendar(query).catch(() => calendar);
  });
  return () => calendar;
}
