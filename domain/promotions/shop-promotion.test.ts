import fc from 'fast-check';
import { expect, test } from 'vitest';
import { planPromotion, priceLess, SHOP_PROMOTION, struckPrice } from './shop-promotion.ts';

const now = new Date('2026-11-26T03:00:00Z');
const hours = (count: number) => new Date(now.getTime() + count * 3_600_000);
const choices = [
  { sku: 1, price: 100_000 },
  { sku: 2, price: 49_900 },
];
const wanted = { percent: null, prices: [], startsAt: null, endsAt: hours(24), givesShipping: false };

test('takes percent off every choice, and a typed price goes before it', () => {
  const half = { ...wanted, percent: 50, prices: [{ sku: 1, price: 45_000 }] };
  expect(planPromotion(half, choices, now)).toEqual({
    prices: [
      { sku: 1, price: 45_000 },
      { sku: 2, price: 24_900 },
    ],
    startsAt: now,
    faults: [],
  });
});

test('a choice without a price is left out, and free shipping alone is enough', () => {
  const one = { ...wanted, prices: [{ sku: 2, price: 40_000 }] };
  expect(planPromotion(one, choices, now).prices).toEqual([{ sku: 2, price: 40_000 }]);
  expect(planPromotion({ ...wanted, givesShipping: true }, choices, now).faults).toEqual([]);
});

const FAULTY: readonly [Partial<Parameters<typeof planPromotion>[0]>, string, string][] = [
  [{}, 'offer', 'nothing'],
  [{ percent: 0 }, 'percent', 'percent_range'],
  [{ percent: 91 }, 'percent', 'percent_range'],
  [{ prices: [{ sku: 2, price: 49_900 }] }, 'price-2', 'not_lower'],
  [{ prices: [{ sku: 2, price: 99 }] }, 'price-2', 'too_low'],
  [{ percent: 10, startsAt: hours(-2) }, 'starts', 'start_past'],
  [{ percent: 10, startsAt: hours(24 * 91) }, 'starts', 'start_far'],
  [{ percent: 10, endsAt: now }, 'ends', 'end_past'],
  [{ percent: 10, endsAt: hours(0.5) }, 'ends', 'too_short'],
  [{ percent: 10, startsAt: hours(2), endsAt: hours(1) }, 'ends', 'too_short'],
  [{ percent: 10, endsAt: hours(24 * 30 + 1) }, 'ends', 'too_long'],
];

test.each(FAULTY)('%j is refused at its field', (change, field, code) => {
  expect(planPromotion({ ...wanted, ...change }, choices, now).faults).toContainEqual({ field, code });
});

test('a percentage gives at least what it says, and never nothing', () => {
  const percent = fc.integer(SHOP_PROMOTION.percent);
  fc.assert(
    fc.property(fc.integer({ min: 1000, max: 1_000_000_000 }), percent, (price, off) => {
      const less = priceLess(price, off);
      expect(less).toBeLessThan(price);
      expect((price - less) * 100).toBeGreaterThanOrEqual(price * off);
      expect(less).toBeGreaterThanOrEqual(SHOP_PROMOTION.leastPrice);
    }),
  );
});

test('strikes through what was charged, or nothing', () => {
  expect([struckPrice(80_000, 90_000), struckPrice(80_000, 70_000)]).toEqual([90_000, 80_000]);
});
