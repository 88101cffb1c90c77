import { sql } from 'drizzle-orm';
import { type CityCode, DEFAULT_ORIGIN } from '#domain/shipping/zones.ts';
import type { Query } from '#server/platform/database/query.ts';
import { searchName } from './search-words.ts';

/** The codes of cities by their names, for the places of sellers. */
export interface Cities {
  /** 'Bandung' is '32.73'; a place that nobody knows counts as Jakarta Pusat. */
  codeOf(place: string): CityCode;
}

/** Places that sellers name and that are no city or regency: capitals of regencies, and Jakarta as a whole. */
const OTHER_NAMES: Readonly<Record<string, CityCode>> = {
  jakarta: '31.71',
  'dki jakarta': '31.71',
  takengon: '11.04',
  solo: '33.72',
  jogja: '34.71',
  purwokerto: '33.02',
  cikarang: '32.16',
  cibinong: '32.01',
  bukittinggi: '13.75',
  ubud: '51.04',
  kuta: '51.03',
  timika: '94.04',
  'labuan bajo': '53.15',
};

/** Reads the names of all cities once: there are about 500. */
export async function readCities(query: Query): Promise<Cities> {
  // Regencies first, so that of 'Kota Bandung' and 'Kabupaten Bandung' the city has the short name.
  const rows = await query<{ code: string; search_name: string }>(sql`
    select code, search_name from regions where level = 2 order by search_name like 'kota %', code`);
  const codes = new Map(Object.entries(OTHER_NAMES));
  for (const { code, search_name: name } of rows) {
    codes.set(name, code);
    codes.set(name.replace(/^(kota|kabupaten) /, ''), code);
  }
  return { codeOf: (place) => codes.get(searchName(place)) ?? DEFAULT_ORIGIN };
}
