import { describe, expect, it } from 'vitest';
import { SERVICES, type ServiceId } from '#domain/shipping/couriers.ts';
import { ZONES, type Zone } from '#domain/shipping/zones.ts';
import { defaultTariffs } from './shipping-tariffs.ts';

const rows = defaultTariffs();
const firstKg = (service: ServiceId, from: Zone, to: Zone) =>
  rows.find((row) => row.service === service && row.fromZone === from && row.toZone === to)?.firstKg ?? 0;

describe('the tariffs of a new shop', () => {
  it('cover every pair of zones for every service, same-day within Jabodetabek', () => {
    expect(rows).toHaveLength(14 * ZONES.length ** 2 + 1);
    expect(rows.every((row) => Number.isInteger(row.firstKg) && row.firstKg >= row.moreKg)).toBe(true);
  });

  it('have realistic amounts', () => {
    expect(firstKg('jne-regular', 'jabodetabek', 'jabodetabek')).toBe(11_000);
    for (const { id, speed } of SERVICES.filter(({ speed }) => speed === 'regular')) {
      expect(firstKg(id, 'jabodetabek', 'papua'), `${id} ${speed}`).toBeGreaterThan(60_000);
      expect(firstKg(id, 'jabodetabek', 'papua')).toBeLessThan(90_000);
    }
  });

  it('are dearer for express and cheaper for economy, on every route', () => {
    for (const from of ZONES) {
      for (const to of ZONES) {
        const regular = firstKg('jne-regular', from, to);
        expect(firstKg('jne-yes', from, to)).toBeGreaterThan(regular);
        expect(firstKg('jne-oke', from, to)).toBeLessThan(regular);
        expect(firstKg('pos-kargo', from, to)).toBeLessThan(firstKg('pos-regular', from, to));
      }
    }
  });
});
