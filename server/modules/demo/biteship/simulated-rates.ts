import { provincesOfPostalCode } from '#domain/addresses/postal-code.ts';
import { COURIERS, findService, SERVICES, type ServiceId } from '#domain/shipping/couriers.ts';
import { transitDays } from '#domain/shipping/delivery-days.ts';
import { costOf, type TariffTable, tariffOf } from '#domain/shipping/tariffs.ts';
import { chargeableKg } from '#domain/shipping/weight.ts';
import { type Route, type Zone, zoneOf } from '#domain/shipping/zones.ts';
import type { RatesBody } from './simulated-bodies.ts';

/** The simulated price of a service, and its calendar days. */
export interface SimulatedRate {
  service: ServiceId;
  price: number;
  days: { min: number; max: number };
}

/** Postal codes of Jakarta, Tangerang, Bogor, Depok and Bekasi. */
const JABODETABEK = /^1[0-7]/;

function zoneOfPostalCode(postalCode: number): Zone | null {
  const text = String(postalCode);
  if (JABODETABEK.test(text)) return 'jabodetabek';
  const [province] = provincesOfPostalCode(text);
  return province === undefined ? null : zoneOf(province);
}

function routeBetween(from: number, to: number): Route | null {
  const ends = { from: zoneOfPostalCode(from), to: zoneOfPostalCode(to) };
  if (ends.from === null || ends.to === null) return null;
  const hasSameDay = ends.from === 'jabodetabek' && ends.to === 'jabodetabek';
  return { from: ends.from, to: ends.to, hasSameDay };
}

/** The prices of all services that run; empty for an unknown postal code. */
export function simulatedRates(body: RatesBody, tariffs: TariffTable): SimulatedRate[] {
  const route = routeBetween(body.origin_postal_code, body.destination_postal_code);
  if (route === null) return [];
  const items = body.items.map(({ weight, length = 0, width = 0, height = 0, quantity }) => ({
    weightGrams: weight,
    lengthCm: length,
    widthCm: width,
    heightCm: height,
    quantity,
    isFreeShipping: false,
  }));
  return SERVICES.flatMap(({ id, courier, speed }) => {
    const tariff = tariffOf(tariffs, id, route);
    const days = transitDays(speed, route);
    if (tariff === null || days === null) return [];
    return [{ service: id, price: costOf(tariff, chargeableKg(items, COURIERS[courier])), days }];
  });
}

/** The courier's description of a rate. */
export function describeRate({ service: id }: SimulatedRate): { courierName: string; serviceName: string } {
  const service = findService(id);
  return {
    courierName: service ? COURIERS[service.courier].name : id,
    serviceName: service?.name ?? id,
  };
}
