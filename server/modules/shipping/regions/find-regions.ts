import { type SQL, sql } from 'drizzle-orm';
import { REGION_TERM_MAX, type Region } from '#contracts/regions.ts';
import { type DistrictIndex, type IndexedRegion, indexDistricts } from '#domain/addresses/district-index.ts';
import { findDistricts, nearestName, RANKS } from '#domain/addresses/find-districts.ts';
import { readPlaceTerm } from '#domain/addresses/place-term.ts';
import type { Query } from '#server/platform/database/query.ts';

/** Most results, but for a named city, which has all its districts: whoever does not find a place types more. */
const MOST_FOUND = 20;

/** Shortest term in characters: nearly every place has a word with a given first letter. */
const SHORTEST_TERM = 2;

interface RegionRow {
  code: string;
  level: number;
  name: string;
  district: string;
  city: string;
  province: string;
}

interface Found {
  region: Region;
  rank: number;
}

const toRegion = ({ code, level, name, district, city, province }: RegionRow): Region => ({
  code,
  kind: level === 3 ? 'district' : 'village',
  name,
  district,
  city,
  province,
});

/** Reads the districts, and the regions above them, into memory; villages stay in the database. */
export async function readDistricts(query: Query): Promise<DistrictIndex> {
  const rows = await query<{ code: string; name: string; search_name: string }>(
    sql`select code, name, search_name from regions where level <= 3 order by code`,
  );
  return indexDistricts(rows.map(({ search_name: searchName, ...row }) => ({ ...row, searchName })));
}

/**
 * Districts and villages for a typed text, best first (P-SHIP-26); none for one that is longer than any name. What
 * nothing is found for is read once more, as the name that is one letter away.
 */
export async function searchRegions(query: Query, index: DistrictIndex, typed: string): Promise<Region[]> {
  if (typed.length > REGION_TERM_MAX) return [];
  const { words, level } = readPlaceTerm(typed);
  if (words.join('').length < SHORTEST_TERM) return [];
  const found = await searchWords(query, index, { words, level });
  if (found.length > 0) return found;
  const near = nearestName(index, words);
  return near === null ? [] : searchWords(query, index, { words: [near], level });
}

async function searchWords(
  query: Query,
  index: DistrictIndex,
  { words, level }: { words: readonly string[]; level: 3 | 4 | null },
): Promise<Region[]> {
  const districts = level === 4 ? [] : findDistricts(index, words).map(toFound);
  const villages = level === 3 ? [] : await findVillages(query, words);
  const found = [...districts, ...villages].sort((a, b) => a.rank - b.rank);
  const named = found.filter(({ rank }) => rank <= RANKS.inOtherNamedCity).length;
  return found.slice(0, Math.max(MOST_FOUND, named)).map(({ region }) => region);
}

function toFound({
  region: { code, name, parent: city },
  rank,
}: {
  region: IndexedRegion;
  rank: number;
}): Found {
  const around = { city: city?.name ?? '', province: city?.parent?.name ?? '' };
  return { region: { code, kind: 'district', name, district: name, ...around }, rank };
}

/** Villages for typed words: each, alone or joined with a neighbour, begins a word of the village or around it. */
async function findVillages(query: Query, words: readonly string[]): Promise<Found[]> {
  const whole = words.join('');
  const isInside = words.map((word, at) => {
    const [before, after] = [words[at - 1], words[at + 1]];
    const forms = [word, ...(before ? [before + word] : []), ...(after ? [word + after] : [])];
    return sql`(${sql.join(
      forms.map((form) => sql`${NAMES} like ${`% ${form}%`}`),
      sql` or `,
    )})`;
  });
  const isNamed = sql`replace(r.search_name, ' ', '') = ${whole}`;
  const begins = sql`replace(r.search_name, ' ', '') like ${`${words[0]}%`}`;
  const rows = await query<RegionRow & { rank: number }>(sql`
    select *, case when is_named then ${RANKS.namedVillage}::int when begins then ${RANKS.villageBegins}::int
      else ${RANKS.other}::int end as rank
    from (${REGIONS(sql`, r.search_name, ${isNamed} as is_named, ${begins} as begins, c.search_name like 'kota %' as is_city`)}
      where r.level = 4 and ${WORDS} @@ ${tsquery(words)}::tsquery and ${sql.join(isInside, sql` and `)}) found
    order by rank, is_city desc, search_name, code limit ${MOST_FOUND}`);
  return rows.map(({ rank, ...row }) => ({ region: toRegion(row), rank }));
}

/** Any word, or all of them joined, begins a word of a name. */
const tsquery = (words: readonly string[]): string =>
  [...new Set([...words, words.slice(0, 2).join(''), words.join('')])].map((word) => `${word}:*`).join(' | ');

/** The district or village of a code; null for an unknown one. */
export async function findRegion(query: Query, code: string): Promise<Region | null> {
  const [row] = await query<RegionRow>(sql`${REGIONS()} where r.code = ${code} and r.level >= 3`);
  return row ? toRegion(row) : null;
}

/** A region, its district (itself or its parent), its city and its province. */
const REGIONS = (more: SQL = sql``): SQL => sql`
  select r.code, r.level, r.name, d.name as district, c.name as city, p.name as province ${more}
  from regions r
  join regions d on d.code = left(r.code, 8)
  join regions c on c.code = left(r.code, 5)
  join regions p on p.code = left(r.code, 2)`;

/** All names of a region, each also without its blanks, with a space before each word. */
const NAMES: SQL = sql`concat_ws(' ', '', r.search_name, d.search_name, c.search_name, p.search_name,
  replace(r.search_name, ' ', ''), replace(d.search_name, ' ', ''), replace(c.search_name, ' ', ''))`;

/** The words of a region's own name and the name without blanks; the index `regions_words` has them. */
const WORDS: SQL = sql`array_to_tsvector(string_to_array(r.search_name || ' ' || replace(r.search_name, ' ', ''), ' '))`;
