import type { Speed } from './couriers.ts';
import { type Route, slowerZone, type Zone } from './zones.ts';

/** Fewest and most days. */
export interface DayRange {
  readonly min: number;
  readonly max: number;
}

/** Calendar days in transit by zone, as on the page 'Informasi Pengiriman'. */
export const TRANSIT_DAYS: Readonly<Record<Zone, Readonly<Record<'regular' | 'express', DayRange>>>> = {
  jabodetabek: { regular: { min: 2, max: 3 }, express: { min: 1, max: 2 } },
  jawa: { regular: { min: 3, max: 4 }, express: { min: 1, max: 2 } },
  sumatera: { regular: { min: 4, max: 7 }, express: { min: 2, max: 3 } },
  kalimantan: { regular: { min: 5, max: 8 }, express: { min: 2, max: 4 } },
  sulawesi: { regular: { min: 6, max: 10 }, express: { min: 3, max: 5 } },
  papua: { regular: { min: 10, max: 14 }, express: { min: 5, max: 7 } },
};

/**
 * Calendar days from hand-over to the door; null where the service does not run. The slower zone of both ends
 * applies; an economy service takes the maximum of regular.
 */
export function transitDays(speed: Speed, route: Route): DayRange | null {
  if (speed === 'same-day') return route.hasSameDay ? { min: 0, max: 0 } : null;
  const { regular, express } = TRANSIT_DAYS[slowerZone(route)];
  if (speed === 'express') return express;
  return speed === 'economy' ? { min: regular.max, max: regular.max } : regular;
}
