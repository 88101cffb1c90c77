import { type CityCode, DEFAULT_ORIGIN } from './zones.ts';

/** Codes of cities and regencies by their names as {@link searchName} writes them, such as 'kota bandung'. */
export type CityNames = Readonly<Record<string, CityCode>>;

/**
 * Places named by sellers that are neither city nor regency: capitals of regencies, and Jakarta as a whole.
 */
const OTHER_NAMES: CityNames = {
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

/**
 * A name in lower case without apostrophes, other punctuation as spaces; equal to the column
 * `regions.search_name`.
 */
export function searchName(text: string): string {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[\u0300-\u036f'’`"]/g, '')
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();
}

/**
 * The city that a seller's place names: 'Bandung' is the city, 'Kabupaten Bandung' the regency. An unknown
 * place counts as Jakarta Pusat.
 */
export function cityOfPlace(place: string, cities: CityNames): CityCode {
  const name = searchName(place);
  const names = [name, `kota ${name}`, `kabupaten ${name}`];
  const known = names.find((one) => Object.hasOwn(cities, one));
  if (known !== undefined) return cities[known] ?? DEFAULT_ORIGIN;
  return (Object.hasOwn(OTHER_NAMES, name) && OTHER_NAMES[name]) || DEFAULT_ORIGIN;
}
