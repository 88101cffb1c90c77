import { cityOfPlace } from '#domain/shipping/city-of-place.ts';
import { COURIERS, findService } from '#domain/shipping/couriers.ts';
import { costOf, tariffOf } from '#domain/shipping/tariffs.ts';
import { chargeableKg, type ParcelItem } from '#domain/shipping/weight.ts';
import { cityOfRegion, routeBetween } from '#domain/shipping/zones.ts';
import type { Query } from '#server/platform/database/query.ts';
import { readCities } from '../regions/cities.ts';
import { readTariffs } from './stored-tariffs.ts';

/** A parcel of goods that replace others. */
export interface CarriedGoods {
  /** The service of the first parcel, such as `jne-regular`. */
  service: string;
  /** The seller's place, and the region of the shopper. */
  from: string;
  to: string;
  items: readonly ParcelItem[];
}

/** What a service charges for goods today, by the shop's tariffs, in whole Rupiah; null where it has none for the way. */
export async function quoteCarriage(query: Query, goods: CarriedGoods): Promise<number | null> {
  const service = findService(goods.service);
  if (!service) return null;
  const { tariffs } = await readTariffs(query);
  const route = routeBetween(cityOfPlace(goods.from, await readCities(query)), cityOfRegion(goods.to));
  const tariff = tariffOf(tariffs, service.id, route);
  return tariff && costOf(tariff, chargeableKg(goods.items, COURIERS[service.courier]));
}
