import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CALENDAR } from './calendar.builder.ts';
import { jakartaDay } from './calendar.ts';
import { COURIERS, SERVICE_IDS, SERVICES, serviceName } from './couriers.ts';
import { type QuoteRequest, quoteShipping } from './quote.ts';
import { pairIndex, TARIFF_NUMBERS, type TariffTable } from './tariffs.ts';
import type { ParcelItem } from './weight.ts';

const item = (changes: Partial<ParcelItem> = {}): ParcelItem => ({
  weightGrams: 800,
  lengthCm: 20,
  widthCm: 10,
  heightCm: 5,
  quantity: 1,
  isFreeShipping: false,
  ...changes,
});

/** A table in which every pair of zones costs the same. */
const flat = (firstKg: number, moreKg: number) =>
  Array.from({ length: TARIFF_NUMBERS }, (_, at) => (at % 2 === 0 ? firstKg : moreKg));

const tariffs: TariffTable = {
  'jne-regular': flat(10_000, 8_000),
  'jne-yes': flat(20_000, 15_000),
  'jne-oke': flat(9_000, 7_000),
  'anteraja-same-day': flat(25_000, 5_000),
};

const request = (changes: Partial<QuoteRequest> = {}): QuoteRequest => ({
  parcel: [item()],
  from: '31.74',
  to: '32.73',
  tariffs,
  calendar: CALENDAR,
  when: new Date('2026-11-24T10:00:00+07:00'),
  ...changes,
});

const paid = (changes: Partial<QuoteRequest>) =>
  quoteShipping(request(changes)).map(({ service, cost, buyerPays, sellerPays }) => [
    ...[service.id, cost, buyerPays, sellerPays],
  ]);

describe('the services', () => {
  it('are fifteen of six couriers, each with a name of its own', () => {
    expect(SERVICES).toHaveLength(15);
    expect(new Set(SERVICES.map(({ courier }) => courier)).size).toBe(Object.keys(COURIERS).length);
    expect(new Set(SERVICES.map(serviceName)).size).toBe(15);
    expect(serviceName(SERVICES[0] ?? expect.fail())).toBe('JNE Regular');
  });
});

describe('a quote', () => {
  it('lists the services that run, the cheapest first', () => {
    expect(paid({})).toEqual([
      ['jne-oke', 9_000, 9_000, 0],
      ['jne-regular', 10_000, 10_000, 0],
      ['jne-yes', 20_000, 20_000, 0],
    ]);
    expect(paid({ to: '31.71' }).map(([service]) => service)).toContain('anteraja-same-day');
  });

  it('charges the first kilogram and each more', () => {
    expect(paid({ parcel: [item({ quantity: 3 })] })[1]).toEqual(['jne-regular', 26_000, 26_000, 0]);
  });

  it('of free goods lets the seller pay the cheapest service and the buyer the difference', () => {
    expect(paid({ parcel: [item({ isFreeShipping: true })] })).toEqual([
      ['jne-oke', 9_000, 0, 9_000],
      ['jne-regular', 10_000, 1_000, 9_000],
      ['jne-yes', 20_000, 11_000, 9_000],
    ]);
  });

  it('of free and paying goods lets the seller pay what the free ones alone would cost by the cheapest service', () => {
    const parcel = [item(), item({ isFreeShipping: true, weightGrams: 2_000 })];
    expect(paid({ parcel })).toEqual([
      ['jne-oke', 23_000, 9_000, 14_000],
      ['jne-regular', 26_000, 10_000, 16_000],
      ['jne-yes', 50_000, 34_000, 16_000],
    ]);
  });

  it('is empty for an empty parcel, and where no tariff is known', () => {
    expect(quoteShipping(request({ parcel: [] }))).toEqual([]);
    expect(quoteShipping(request({ tariffs: {} }))).toEqual([]);
    const numbers = flat(10_000, 0).fill(
      0,
      pairIndex('jabodetabek', 'jawa'),
      pairIndex('jabodetabek', 'jawa') + 1,
    );
    expect(quoteShipping(request({ tariffs: { 'jne-regular': numbers } }))).toEqual([]);
  });
});

describe('any quote', () => {
  const anItem = fc.record({
    weightGrams: fc.integer({ min: 1, max: 50_000 }),
    lengthCm: fc.integer({ min: 0, max: 150 }),
    widthCm: fc.integer({ min: 0, max: 150 }),
    heightCm: fc.integer({ min: 0, max: 150 }),
    quantity: fc.integer({ min: 1, max: 20 }),
    isFreeShipping: fc.boolean(),
  });
  const aTable = fc.dictionary(
    fc.constantFrom(...SERVICE_IDS),
    fc.array(fc.integer({ min: 0, max: 200_000 }), { minLength: TARIFF_NUMBERS, maxLength: TARIFF_NUMBERS }),
  );
  const aCity = fc.constantFrom('31.74', '31.71', '32.73', '12.71', '64.71', '73.71', '52.71', '94.71');
  const aRequest = fc.record({
    parcel: fc.array(anItem, { maxLength: 5 }),
    from: aCity,
    to: aCity,
    tariffs: aTable,
    calendar: fc.constant(CALENDAR),
    when: fc.date({ min: new Date('2026-01-01'), max: new Date('2027-12-31'), noInvalidDate: true }),
  });

  it('adds up, is never negative, never charges the buyer more than the cost, and is sorted', () => {
    fc.assert(
      fc.property(aRequest, (given) => {
        const quotes = quoteShipping(given);
        for (const { cost, buyerPays, sellerPays, arrival, kilograms } of quotes) {
          expect(buyerPays + sellerPays).toBe(cost);
          expect(Math.min(buyerPays, sellerPays)).toBeGreaterThanOrEqual(0);
          expect(kilograms).toBeGreaterThanOrEqual(1);
          expect(arrival.first >= jakartaDay(given.when)).toBe(true);
        }
        const prices = quotes.map(({ buyerPays }) => buyerPays);
        expect(prices).toEqual(prices.toSorted((a, b) => a - b));
      }),
    );
  });

  it('never costs less for a heavier parcel', () => {
    fc.assert(
      fc.property(aRequest, anItem, (given, more) => {
        const before = new Map(quoteShipping(given).map(({ service, cost }) => [service.id, cost]));
        for (const { service, cost } of quoteShipping({ ...given, parcel: [...given.parcel, more] })) {
          expect(cost).toBeGreaterThanOrEqual(before.get(service.id) ?? 0);
        }
      }),
    );
  });

  it('costs the seller nothing without free goods, and the buyer nothing for the cheapest of free ones', () => {
    const parcels = fc.array(anItem, { minLength: 1, maxLength: 5 });
    fc.assert(
      fc.property(aRequest, parcels, fc.boolean(), (given, items, isFreeShipping) => {
        const parcel = items.map((one) => ({ ...one, isFreeShipping }));
        const quotes = quoteShipping({ ...given, parcel });
        if (isFreeShipping) expect(quotes[0]?.buyerPays ?? 0).toBe(0);
        else expect(quotes.every(({ sellerPays }) => sellerPays === 0)).toBe(true);
      }),
    );
  });

  it('costs the seller at most the cheapest service for the free goods alone, and the buyer the rest (P-SHIP-5)', () => {
    fc.assert(
      fc.property(aRequest, (given) => {
        const alone = (isFree: boolean) =>
          new Map(
            quoteShipping({
              ...given,
              parcel: given.parcel
                .filter(({ isFreeShipping }) => isFreeShipping === isFree)
                .map((one) => ({ ...one, isFreeShipping: false })),
            }).map(({ service, cost }) => [service.id, cost]),
          );
        const [free, paying] = [alone(true), alone(false)];
        const mostOfSeller = free.size === 0 ? 0 : Math.min(...free.values());
        for (const { service, cost, buyerPays, sellerPays } of quoteShipping(given)) {
          const payingAlone = paying.get(service.id) ?? 0;
          expect(sellerPays).toBeLessThanOrEqual(mostOfSeller);
          expect(buyerPays).toBeGreaterThanOrEqual(payingAlone);
          expect(sellerPays).toBe(Math.min(mostOfSeller, cost - payingAlone));
        }
      }),
    );
  });
});
