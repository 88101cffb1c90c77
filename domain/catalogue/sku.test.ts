import { expect, test } from 'vitest';
import { rupiah } from '../money.ts';
import { cheapest, type RunningFlashTerms, runningOffer } from './sku.ts';

test('the running offer of a product has the lowest flash price in stock and the rest of the common quota', () => {
  const terms = { sessionId: 'active', quota: 50, sold: 44, endsAt: null };
  const offer = { sessionId: 'active', price: 15_500, left: 6, perBuyer: null, endsAt: null };
  const dear = { ...terms, price: rupiah(20_000) };
  const cheap = { ...terms, price: rupiah(15_500) };
  const sku = (flash: RunningFlashTerms | null, stock = 1) => ({ stock, flash });
  expect(runningOffer([sku(null), sku(dear), sku(cheap)])).toEqual(offer);
  expect(runningOffer([sku(dear), sku(cheap, 0)])).toEqual({ ...offer, price: 20_000 });
  expect(runningOffer([sku({ ...cheap, sold: 50, perBuyer: 2 })])).toEqual({
    ...offer,
    left: 0,
    perBuyer: 2,
  });
  expect(runningOffer([sku(null)])).toBeNull();
});

test('the price of a product is that of its cheapest SKU in stock, else of its cheapest; the first among equals', () => {
  const sku = (id: number, price: number, stock: number) => ({ id, price: rupiah(price), stock });
  expect(cheapest([sku(1, 100, 0), sku(2, 300, 1), sku(3, 200, 4), sku(4, 200, 9)])?.id).toBe(3);
  expect(cheapest([sku(1, 300, 0), sku(2, 100, 0)])?.id).toBe(2);
  expect(cheapest([])).toBeNull();
});
