import { type Rupiah, rupiah } from '../money.ts';
import type { ServiceId } from './couriers.ts';
import { type Route, ZONES, type Zone } from './zones.ts';

/** What a service charges between two zones. */
export interface Tariff {
  readonly firstKg: Rupiah;
  readonly moreKg: Rupiah;
}

/**
 * All tariffs in a form that is small enough for the browser. For each service one list with two amounts in
 * whole Rupiah for each pair of zones: the first kilogram and each further one, in the order of {@link
 * pairIndex}. 0 for the first kilogram means that the service does not run there.
 */
export type TariffTable = Readonly<Partial<Record<ServiceId, readonly number[]>>>;

/** Length of a service's list. */
export const TARIFF_NUMBERS = ZONES.length * ZONES.length * 2;

/** The position of a pair of zones in a service's list, ordered by the first zone, then by the second. */
export const pairIndex = (from: Zone, to: Zone): number =>
  2 * (ZONES.indexOf(from) * ZONES.length + ZONES.indexOf(to));

/** The tariff of a service on a route; null where it does not run. */
export function tariffOf(
  table: TariffTable,
  service: ServiceId,
  { from, to }: Pick<Route, 'from' | 'to'>,
): Tariff | null {
  const at = pairIndex(from, to);
  const numbers = table[service];
  const firstKg = numbers?.[at] ?? 0;
  return firstKg > 0 ? { firstKg: rupiah(firstKg), moreKg: rupiah(numbers?.[at + 1] ?? 0) } : null;
}

/** The cost of that many kilograms: the first one and each further one; 0 for 0 kg. */
export function costOf({ firstKg, moreKg }: Tariff, kilograms: number): Rupiah {
  return rupiah(kilograms <= 0 ? 0 : firstKg + moreKg * (kilograms - 1));
}
