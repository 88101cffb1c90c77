import fc from 'fast-check';
import { expect, test } from 'vitest';
import { rupiah } from '../money.ts';
import { discountPercent } from './discount-percent.ts';
import { flashPriceOf, priceNow } from './price-now.ts';

const standing = { price: rupiah(29_500), originalPrice: rupiah(52_000) };
const flash = { price: rupiah(15_500), quota: 50, sold: 44 };

test('a product outside the running session costs its standing price', () => {
  expect(priceNow(standing, null)).toEqual({
    price: 29_500,
    originalPrice: 52_000,
    discount: 43,
    isFlashPrice: false,
  });
});

test('a product of the running session costs its flash price, with the matching discount', () => {
  expect(priceNow(standing, flash)).toEqual({
    price: 15_500,
    originalPrice: 52_000,
    discount: 70,
    isFlashPrice: true,
  });
});

test('the last piece of the quota still has the flash price, the next one does not', () => {
  expect(priceNow(standing, { ...flash, sold: 49 }).isFlashPrice).toBe(true);
  expect(priceNow(standing, { ...flash, sold: 50 })).toEqual(priceNow(standing, null));
});

test('a buyer who has reached the limit pays the standing price', () => {
  const limited = { ...flash, perBuyer: 2 };
  expect(priceNow(standing, limited).isFlashPrice).toBe(true);
  expect(priceNow(standing, limited, 1).isFlashPrice).toBe(true);
  expect(priceNow(standing, limited, 2)).toEqual(priceNow(standing, null));
});

test('a flash item without a higher original price strikes through its price x 1.3 (P-FLASH-7)', () => {
  const originalOf = (price: number, originalPrice: number) =>
    flashPriceOf({ originalPrice: rupiah(originalPrice) }, { price: rupiah(price) }).originalPrice;
  expect(originalOf(99_999, 99_999)).toBe(129_999);
  expect(originalOf(100_000, 100_000)).toBe(130_000);
  expect(originalOf(100_000, 250_000)).toBe(250_000);
});

test('price, original price and discount always match', () => {
  const amount = fc.integer({ min: 1, max: 2_000_000_000 }).map(rupiah);
  const pieces = fc.integer({ min: 0, max: 60 });
  const item = fc.record({ price: amount, quota: pieces, sold: pieces });
  fc.assert(
    fc.property(amount, amount, fc.option(item), (price, higher, offer) => {
      const now = priceNow({ price, originalPrice: rupiah(Math.max(price, higher)) }, offer);
      expect(now.isFlashPrice).toBe(offer !== null && offer.sold < offer.quota);
      expect(now.price).toBe(now.isFlashPrice ? offer?.price : price);
      expect(now.originalPrice).toBeGreaterThanOrEqual(now.price);
      expect(now.discount).toBe(discountPercent(now.price, now.originalPrice));
    }),
  );
});
