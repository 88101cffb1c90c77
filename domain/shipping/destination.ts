import { isStoredFields } from '../stored-fields.ts';

/** Where a shopper wants parcels to go, at the precision of estimates: a district. Stored in the browser. */
export interface Destination {
  /** Code of the district, such as '32.73.02'. */
  readonly code: string;
  readonly district: string;
  readonly city: string;
}

/** Length of a district's code; a village's code starts with it. */
const DISTRICT_CODE = 8;

/** The district of a region, which may be a village. */
export const destinationOf = (region: { code: string; district: string; city: string }): Destination => ({
  code: region.code.slice(0, DISTRICT_CODE),
  district: region.district,
  city: region.city,
});

/** The stored form: an object also while nothing is chosen. */
export interface StoredDestination {
  readonly chosen: Destination | null;
}

/** Parses the stored form; null when it is corrupt. */
export function parseStoredDestination(stored: unknown): StoredDestination | null {
  if (!isStoredFields(stored)) return null;
  const { chosen } = stored;
  if (chosen === null) return { chosen };
  if (!isStoredFields(chosen)) return null;
  const { code, district, city } = chosen;
  if (typeof code !== 'string' || !/^\d{2}\.\d{2}\.\d{2}$/.test(code)) return null;
  if (typeof district !== 'string' || typeof city !== 'string') return null;
  return { chosen: { code, district, city } };
}
