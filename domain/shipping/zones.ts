/** The zones of the delivery table, from the fastest to the slowest. */
export const ZONES = ['jabodetabek', 'jawa', 'sumatera', 'kalimantan', 'sulawesi', 'papua'] as const;

export type Zone = (typeof ZONES)[number];

/** The code of a city or regency in the official numbering, such as '31.74' for Jakarta Selatan. */
export type CityCode = string;

/** The origin of a seller whose place is unknown: Jakarta Pusat. */
export const DEFAULT_ORIGIN: CityCode = '31.71';

/**
 * Jakarta, Bogor, Depok, Tangerang and Bekasi. The Thousand Islands (31.01) belong to the province of Jakarta, but
 * their parcels go by ship: they count as Jawa.
 */
const JABODETABEK: ReadonlySet<CityCode> = new Set([
  ...['31.71', '31.72', '31.73', '31.74', '31.75'],
  ...['32.01', '32.71', '32.76', '32.16', '32.75', '36.03', '36.71', '36.74'],
]);

/**
 * The zone of a province by the first two digits of its code. The delivery table names neither Bali nor Nusa
 * Tenggara: Bali counts as Jawa, both Nusa Tenggara as Sulawesi. The last zone includes Maluku.
 */
const ZONE_OF_ISLANDS: Readonly<Record<string, Zone>> = {
  '1': 'sumatera',
  '2': 'sumatera',
  '3': 'jawa',
  '51': 'jawa',
  '52': 'sulawesi',
  '53': 'sulawesi',
  '6': 'kalimantan',
  '7': 'sulawesi',
  '8': 'papua',
  '9': 'papua',
};

/** The zone of a city. An unknown province gets the slowest zone, so that no date is promised in vain. */
export function zoneOf(city: CityCode): Zone {
  if (JABODETABEK.has(city)) return 'jabodetabek';
  return ZONE_OF_ISLANDS[city.slice(0, 2)] ?? ZONE_OF_ISLANDS[city.slice(0, 1)] ?? 'papua';
}

/** The city of a district or village; a city's own code stays. '32.73.02.1001' lies in '32.73'. */
export const cityOfRegion = (regionCode: string): CityCode => regionCode.slice(0, 5);

/** The cell of delivery table and tariffs that applies to a parcel. */
export interface Route {
  readonly from: Zone;
  readonly to: Zone;
  /** Same-day services run here: both ends lie in Jabodetabek. */
  readonly hasSameDay: boolean;
}

/** The route between two cities. Inside one city it is that of Jabodetabek, without same-day services elsewhere. */
export function routeBetween(from: CityCode, to: CityCode): Route {
  const ends = { from: zoneOf(from), to: zoneOf(to) };
  const hasSameDay = ends.from === 'jabodetabek' && ends.to === 'jabodetabek';
  return from === to ? { from: 'jabodetabek', to: 'jabodetabek', hasSameDay } : { ...ends, hasSameDay };
}

/** The slower zone of the two ends; delivery days follow it. */
export function slowerZone({ from, to }: Pick<Route, 'from' | 'to'>): Zone {
  return ZONES.indexOf(from) > ZONES.indexOf(to) ? from : to;
}
