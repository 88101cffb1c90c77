import { listCities } from '#contracts/cities.ts';
import { shippingTariffs } from '#contracts/shipping-tariffs.ts';
import { cityOfPlace } from '#domain/shipping/city-of-place.ts';
import type { Destination } from '#domain/shipping/destination.ts';
import { quoteShipping, type ShippingQuote } from '#domain/shipping/quote.ts';
import type { ParcelItem } from '#domain/shipping/weight.ts';
import { cityOfRegion } from '#domain/shipping/zones.ts';
import { ask } from './ask.ts';

/** A parcel to estimate. */
export interface PlannedParcel {
  /** The city that it is sent from, as sellers name it. */
  place: string;
  to: Destination;
  items: readonly ParcelItem[];
  /** The moment of payment that days are counted from. */
  when: Date;
}

/** The services that bring a parcel, with cost and days, the cheapest for the buyer first; none for no goods. */
export type Estimate = (parcel: PlannedParcel) => ShippingQuote[];

/**
 * Loads the data for estimates: tariffs and the codes of cities, which browsers cache.
 * @throws Error when the shop cannot be reached
 */
export async function loadEstimates(): Promise<Estimate> {
  const [tariffs, cities] = await Promise.all([ask(shippingTariffs, { query: {} }), ask(listCities, {})]);
  if (!tariffs.ok || !cities.ok) throw new Error('The tariffs or cities did not come');
  return ({ place, to, items, when }) =>
    quoteShipping({
      ...{ parcel: items, when, tariffs: tariffs.value.tariffs },
      ...{ from: cityOfPlace(place, cities.value.cities), to: cityOfRegion(to.code) },
    });
}
