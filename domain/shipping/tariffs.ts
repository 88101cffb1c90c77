import { type Rupiah, rupiah } from '../money.ts';
import type { ServiceId } from './couriers.ts';
import { type Route, ZONES, type Zone } from './zones.ts';

/** What a service charges between two zones. */
export interface Tariff {
  readonly firstKg: Rupiah;
  readonly moreKg: Rupiah;
}

/**
 * All tariffs in the form that is small enough for the browser: for each service one list with two whole amounts of
 * Rupiah a pair of zones, the first kilogram and each more, in the order of {@link pairIndex}. 0 for the first kilogram
 * means that the service does not run there.
 */
export type TariffTable = Readonly<Partial<Record<ServiceId, readonly number[]>>>;

/** Numbers in a service's list. */
export const TARIFF_NUMBERS = ZONES.length * ZONES.length * 2;

/** The place of a pair of zones in a service's list: all pairs from the first zone, then from the second ... */
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

/** What that many kilograms cost: the first one and each more. Nothing costs nothing. */
export function costOf({ firstKg, moreKg }: Tariff, kilograms: number): Rupiah {
  return rupiah(kilograms <= 0 ? 0 : firstKg + moreKg * (kilograms - 1));
}
