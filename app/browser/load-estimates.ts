import { listCities } from '#contracts/cities.ts';
import { SHOP_TIME_HEADER, shippingTariffs } from '#contracts/shipping-tariffs.ts';
import { cityOfPlace } from '#domain/shipping/city-of-place.ts';
import type { Destination } from '#domain/shipping/destination.ts';
import { quoteShipping, type Sender, type ShippingQuote } from '#domain/shipping/quote.ts';
import type { ParcelItem } from '#domain/shipping/weight.ts';
import { cityOfRegion } from '#domain/shipping/zones.ts';
import { openingOf } from '#domain/shops/holiday.ts';
import { ask, readAnswer, send } from './ask.ts';

/** A parcel to estimate. */
export interface PlannedParcel {
  from: Sender;
  to: Destination;
  items: readonly ParcelItem[];
}

/**
 * The services that bring a parcel that is paid now, or once its shop opens again, with cost and days, the cheapest for the buyer first; none for
 * no goods.
 */
export type Estimate = (parcel: PlannedParcel) => ShippingQuote[];

/**
 * Loads the data for estimates: tariffs and the codes of cities, which browsers cache. Whoever comes back to the page
 * later may find other tariffs or another day.
 * @param onRefresh gets what was loaded again
 * @throws Error when the shop cannot be reached
 */
export async function loadEstimates(onRefresh: (estimate: Estimate) => void): Promise<Estimate> {
  const estimate = await readEstimates();
  document.addEventListener('visibilitychange', () => {
    // Without an answer the old estimates stay.
    if (document.visibilityState === 'visible') readEstimates().then(onRefresh, () => {});
  });
  return estimate;
}

async function readEstimates(): Promise<Estimate> {
  const [response, cities] = await Promise.all([send(shippingTariffs, { query: {} }), ask(listCities, {})]);
  const ahead = aheadOf(response.headers.get(SHOP_TIME_HEADER));
  const tariffs = await readAnswer(shippingTariffs, response);
  if (!tariffs.ok || !cities.ok) throw new Error('The tariffs or cities did not come');
  const { tariffs: table, calendar } = tariffs.value;
  return ({ from: { place, couriers, reopensOn }, to, items }) =>
    quoteShipping({
      parcel: items,
      tariffs: table,
      calendar,
      when: sentFrom(new Date(Date.now() + ahead), reopensOn),
      couriers,
      from: cityOfPlace(place, cities.value.cities),
      to: cityOfRegion(to.code),
    });
}

/** When goods can be ordered: now, or once their shop opens again. */
function sentFrom(now: Date, reopensOn: Sender['reopensOn']): Date {
  const opening = reopensOn ? openingOf(reopensOn) : now;
  return opening > now ? opening : now;
}

/** How far the shop's clock is ahead of this browser's, in ms: a phone may have a wrong date (P-SHIP-21). */
function aheadOf(shopTime: string | null): number {
  const ahead = Date.parse(shopTime ?? '') - Date.now();
  return Number.isNaN(ahead) ? 0 : ahead;
}
