import { type CityCode, type Zone, zoneOf } from './zones.ts';

/** Where couriers collect cash: on Jawa and Bali. */
const COD_ZONES: readonly Zone[] = ['jabodetabek', 'jawa'];

/** Whether a parcel to a city may be paid at the door (P-PAY-30). */
export const isCodArea = (city: CityCode): boolean => COD_ZONES.includes(zoneOf(city));
