import { sql } from 'drizzle-orm';
import type { CityNames } from '#domain/shipping/city-of-place.ts';
import type { Query } from '#server/platform/database/query.ts';

/** Reads the names of all cities and regencies once: there are about 500. */
export async function readCities(query: Query): Promise<CityNames> {
  const rows = await query<{ code: string; search_name: string }>(sql`
    select code, search_name from regions where level = 2 order by code`);
  return Object.fromEntries(rows.map(({ code, search_name: name }) => [name, code]));
}
