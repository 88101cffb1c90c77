import { type Rupiah, rupiah } from '../money.ts';
import { type Arrival, estimateArrival } from './arrival.ts';
import { COURIERS, type CourierId, SERVICES, type Service } from './couriers.ts';
import type { WorkCalendar } from './holidays.ts';
import { costOf, type Tariff, type TariffTable, tariffOf } from './tariffs.ts';
import { chargeableKg, type ParcelItem } from './weight.ts';
import { type CityCode, routeBetween } from './zones.ts';

/** What one service costs for a parcel, who pays it, and when it arrives. */
export interface ShippingQuote {
  readonly service: Service;
  readonly kilograms: number;
  /** What the courier charges: what buyer and seller pay together. */
  readonly cost: Rupiah;
  readonly buyerPays: Rupiah;
  readonly sellerPays: Rupiah;
  readonly arrival: Arrival;
}

/** Where a parcel comes from, as far as estimates know. */
export interface Sender {
  /** The city, as sellers name it. */
  readonly place: string;
  /** The couriers that the shop sends with; null for all. */
  readonly couriers: readonly CourierId[] | null;
  /** The day on which a shop on holiday opens again, 'yyyy-mm-dd' in Jakarta: nothing is sent before. It may have passed. */
  readonly reopensOn?: string | null | undefined;
}

/** A parcel to be quoted. */
export interface QuoteRequest {
  readonly parcel: readonly ParcelItem[];
  readonly from: CityCode;
  readonly to: CityCode;
  /** The moment of payment from which dates count. */
  readonly when: Date;
  readonly tariffs: TariffTable;
  readonly calendar: WorkCalendar;
  /** The couriers that the shop sends with; all without a list. */
  readonly couriers?: readonly CourierId[] | null;
}

/** A service that runs on the route, before the cost is split. */
type Offer = Pick<ShippingQuote, 'service' | 'kilograms' | 'cost' | 'arrival'> & { readonly tariff: Tariff };

/**
 * The cost of a parcel with each service that runs, the cheapest for the buyer first. Empty for an empty
 * parcel and where no service runs.
 *
 * For goods with free shipping the seller pays what their cheapest service costs for them alone, and never more; the
 * buyer pays the rest. What goods without free shipping cost alone is always the buyer's (P-SHIP-5).
 */
export function quoteShipping(request: QuoteRequest): ShippingQuote[] {
  const { parcel } = request;
  const paying = parcel.filter(({ isFreeShipping }) => !isFreeShipping);
  const free = parcel.filter(({ isFreeShipping }) => isFreeShipping);
  const offers = offersFor(request);
  const mostOfSeller = Math.min(...offers.map((offer) => costAlone(offer, free)));
  return offers
    .map((offer) => {
      const { service, kilograms, cost, arrival } = offer;
      const sellerPays = rupiah(Math.min(mostOfSeller, cost - costAlone(offer, paying)));
      return { service, kilograms, cost, arrival, buyerPays: rupiah(cost - sellerPays), sellerPays };
    })
    .sort(byPriceAndDay);
}

/** What a part of the parcel would cost by itself. */
const costAlone = ({ tariff, service }: Offer, items: readonly ParcelItem[]): Rupiah =>
  costOf(tariff, chargeableKg(items, COURIERS[service.courier]));

function offersFor({ parcel, from, to, when, tariffs, calendar, couriers }: QuoteRequest): Offer[] {
  if (parcel.length === 0) return [];
  const route = routeBetween(from, to);
  return SERVICES.flatMap((service) => {
    const tariff = tariffOf(tariffs, service.id, route);
    const arrival = estimateArrival(service.speed, route, { paidAt: when, calendar });
    if (tariff === null || arrival === null || couriers?.includes(service.courier) === false) return [];
    const kilograms = chargeableKg(parcel, COURIERS[service.courier]);
    return [{ service, kilograms, cost: costOf(tariff, kilograms), arrival, tariff }];
  });
}

/**
 * Cheapest for the buyer first, then the soonest. The sort is stable, so equal offers stay in the services'
 * order.
 */
function byPriceAndDay(a: ShippingQuote, b: ShippingQuote): number {
  return a.buyerPays - b.buyerPays || compareDays(a.arrival.last, b.arrival.last);
}

const compareDays = (a: string, b: string) => (a < b ? -1 : Number(a > b));
