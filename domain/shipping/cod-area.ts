import { PROVINCE_CODES, type ProvinceCode } from './provinces.ts';
import { type CityCode, type Zone, zoneOf } from './zones.ts';

/** Where couriers collect cash, as the operator decides it. */
export interface CodAreas {
  readonly provinces: readonly ProvinceCode[];
  /** Cities and regencies of these provinces in which they do not: the code, and behind it the name. */
  readonly closedCities: readonly string[];
}

const FIRST_ZONES: readonly Zone[] = ['jabodetabek', 'jawa'];

/** Where cash is collected until the operator decides: on Jawa and Bali. */
export const FIRST_COD_AREAS: CodAreas = {
  provinces: PROVINCE_CODES.filter((code) => FIRST_ZONES.includes(zoneOf(`${code}.00`))),
  closedCities: [],
};

/** The code at the beginning of a line about a city, such as '32.73 Kota Bandung'. */
const codeOf = (line: string): CityCode => line.slice(0, 5);

/** Whether a parcel to a city may be paid at the door (P-PAY-30). */
export const isCodArea = (city: CityCode, { provinces, closedCities }: CodAreas): boolean =>
  provinces.some((code) => city.startsWith(`${code}.`)) &&
  !closedCities.some((line) => codeOf(line) === city);
