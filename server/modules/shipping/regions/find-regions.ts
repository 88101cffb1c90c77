import { type SQL, sql } from 'drizzle-orm';
import type { Region } from '#contracts/regions.ts';
import type { Query } from '#server/platform/database/query.ts';
import { readRegionTerm } from './search-words.ts';

/** Most results; whoever does not find a place among them types more. */
const MOST_FOUND = 20;

/** Shortest term in characters: nearly every place has a word with a given first letter. */
const SHORTEST_TERM = 2;

interface RegionRow extends Record<string, unknown> {
  code: string;
  level: number;
  name: string;
  district: string;
  city: string;
  province: string;
}

const toRegion = ({ level, ...names }: RegionRow): Region => ({
  ...names,
  kind: level === 3 ? 'district' : 'village',
});

/**
 * Districts and villages for a typed text: every typed word starts a word of the place or of a region around
 * it. Places with exactly that name come first, then those whose name starts with the first word, then the
 * districts of a named city, then the rest. Within each group districts come before villages, and cities
 * before regencies.
 */
export async function searchRegions(query: Query, typed: string): Promise<Region[]> {
  const { words, level } = readRegionTerm(typed);
  if (words.join('').length < SHORTEST_TERM) return [];
  const isInside = sql.join(
    words.map((word) => sql`${NAMES} like ${`% ${word}%`}`),
    sql` and `,
  );
  const rows = await query<RegionRow>(sql`
    with city as (select code from regions where level = 2 and ${wordsBegin(words, '&')})
    ${REGIONS}
    where r.code in (
        select code from regions where level >= 3 and ${wordsBegin(words, '|')}
        union select code from regions where level = 3 and parent_code in (select code from city)
      )
      and ${isInside} ${level === null ? sql`` : sql`and r.level = ${level}`}
    order by r.search_name = ${words.join(' ')} desc, r.search_name like ${`${words[0]}%`} desc,
      r.parent_code in (select code from city) desc, r.level, c.search_name like 'kota %' desc, r.search_name, r.code
    limit ${MOST_FOUND}`);
  return rows.map(toRegion);
}

/** Whether all words, or one of them, start words of a region's own name; uses the index `regions_words`. */
function wordsBegin(words: readonly string[], operator: '&' | '|'): SQL {
  const query = words.map((word) => `${word}:*`).join(` ${operator} `);
  return sql`array_to_tsvector(string_to_array(search_name, ' ')) @@ ${query}::tsquery`;
}

/** The district or village of a code; null for an unknown one. */
export async function findRegion(query: Query, code: string): Promise<Region | null> {
  const [row] = await query<RegionRow>(sql`${REGIONS} where r.code = ${code} and r.level >= 3`);
  return row ? toRegion(row) : null;
}

/** A region, its district (itself or its parent), its city and its province. */
const REGIONS: SQL = sql`
  select r.code, r.level, r.name, d.name as district, c.name as city, p.name as province
  from regions r
  join regions d on d.code = left(r.code, 8)
  join regions c on c.code = left(r.code, 5)
  join regions p on p.code = left(r.code, 2)`;

/** All names of a region with a space before each word. */
const NAMES: SQL = sql`concat(' ', r.search_name, ' ', d.search_name, ' ', c.search_name, ' ', p.search_name)`;
