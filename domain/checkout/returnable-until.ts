import { RETURN_DAYS } from '../orders/return-windows.ts';
import { addDays } from '../shipping/calendar.ts';
import type { CheckoutView } from './view-checkout.ts';

/**
 * The calendar date until which everything that can be sent back can be: the last window of the parcel that comes first,
 * counted from the last day of its arrival (P-BUY-84). Null while no arrival is known.
 */
export function returnableUntil({ shops }: Pick<CheckoutView, 'shops'>): string | null {
  const arrivals = shops.flatMap(({ chosen, lines }) =>
    chosen && lines.some(({ goods }) => goods?.notReturnable === null) ? [chosen.arrival.last] : [],
  );
  const [first] = arrivals.toSorted();
  if (first === undefined) return null;
  return addDays(first, RETURN_DAYS.other);
}
