import { SERVICES, type ServiceId } from '#domain/shipping/couriers.ts';
import { ZONES, type Zone } from '#domain/shipping/zones.ts';

/** One row of the tariff table. */
export interface TariffRow {
  service: ServiceId;
  fromZone: Zone;
  toZone: Zone;
  /** Whole Rupiah for the first kilogram, and for each further one. */
  firstKg: number;
  moreKg: number;
}

/**
 * Price of a regular service per kilogram between two zones, in Rupiah. Invented, but close to what couriers
 * publish in 2026; a shop that sells for real imports its own (docs/shipping-tariffs.md). Both directions
 * cost the same.
 */
const REGULAR: Readonly<Record<Zone, Readonly<Partial<Record<Zone, number>>>>> = {
  jabodetabek: {
    jabodetabek: 11_000,
    jawa: 19_000,
    sumatera: 32_000,
    kalimantan: 40_000,
    sulawesi: 44_000,
    papua: 78_000,
  },
  jawa: { jawa: 17_000, sumatera: 36_000, kalimantan: 39_000, sulawesi: 42_000, papua: 81_000 },
  sumatera: { sumatera: 26_000, kalimantan: 56_000, sulawesi: 61_000, papua: 96_000 },
  kalimantan: { kalimantan: 28_000, sulawesi: 53_000, papua: 92_000 },
  sulawesi: { sulawesi: 30_000, papua: 74_000 },
  papua: { papua: 52_000 },
};

/** A service's price relative to {@link REGULAR}: for the first kilogram and for each further one. */
const SHARES: Readonly<
  Record<Exclude<ServiceId, 'anteraja-same-day'>, readonly [first: number, more: number]>
> = {
  'jne-regular': [1, 1],
  'jne-yes': [1.9, 1.9],
  'jne-oke': [0.85, 0.85],
  'jnt-regular': [1.02, 1.02],
  'jnt-express': [1.7, 1.7],
  'sicepat-reg': [0.98, 0.98],
  'sicepat-best': [1.6, 1.6],
  'sicepat-gokil': [0.9, 0.45],
  'pos-regular': [0.95, 0.95],
  'pos-express': [1.55, 1.5],
  'pos-kargo': [0.88, 0.4],
  'anteraja-next-day': [1.5, 1.5],
  'ninja-standard': [0.96, 0.96],
  'ninja-next-day': [1.55, 1.55],
};

/** In Rupiah; within Jabodetabek only. */
const SAME_DAY = { firstKg: 25_000, moreKg: 5_000 };

const toHundreds = (amount: number) => Math.round(amount / 100) * 100;

/** The tariffs that a new shop starts with. */
export function defaultTariffs(): TariffRow[] {
  return SERVICES.flatMap(({ id }): TariffRow[] => {
    if (id === 'anteraja-same-day') {
      return [{ service: id, fromZone: ZONES[0], toZone: ZONES[0], ...SAME_DAY }];
    }
    const [first, more] = SHARES[id];
    return ZONES.flatMap((fromZone) =>
      ZONES.map((toZone) => {
        const regular = REGULAR[fromZone][toZone] ?? REGULAR[toZone][fromZone] ?? 0;
        return {
          service: id,
          fromZone,
          toZone,
          firstKg: toHundreds(regular * first),
          moreKg: toHundreds(regular * more),
        };
      }),
    );
  });
}
