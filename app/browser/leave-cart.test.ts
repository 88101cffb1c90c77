import { afterEach, expect, test, vi } from 'vitest';
import { rupiah } from '#domain/money.ts';
import { createCartStore } from './cart-store.ts';
import { stubWindow } from './fake-window.builder.ts';
import { leaveCart } from './leave-cart.ts';

afterEach(() => vi.unstubAllGlobals());

const line = (productId: number, skuId?: number) => ({
  productId,
  skuId,
  name: `Barang ${productId}`,
  sellerName: 'Toko',
  price: rupiah(1000),
  imageUrl: '/images/x.webp',
});

function cartWith(...skuIds: (number | undefined)[]) {
  const browser = stubWindow();
  const cart = createCartStore({ demo: false, clock: () => new Date('2026-11-24T03:00:00Z') });
  for (const [at, skuId] of skuIds.entries()) cart.add(line(at + 1, skuId));
  const left = () => cart.store.fresh().map(({ skuId }) => skuId);
  return { browser, cart, left };
}

test('what was bought leaves the cart, and the rest stays (P-BUY-35)', () => {
  const { cart, left } = cartWith(11, 12, undefined);
  leaveCart(cart, 'LP1', [11]);
  expect(left().sort()).toEqual([12, undefined]);
});

test('it leaves once: the same goods added again stay, and another purchase removes them again', () => {
  const { cart, left } = cartWith(11);
  leaveCart(cart, 'LP1', [11]);
  cart.add(line(1, 11));
  leaveCart(cart, 'LP1', [11]);
  expect(left()).toEqual([11]);
  leaveCart(cart, 'LP2', [11]);
  expect(left()).toEqual([]);
});

test('a purchase without the cart removes and writes nothing', () => {
  const { browser, cart, left } = cartWith(11);
  leaveCart(cart, 'LP1', []);
  expect(left()).toEqual([11]);
  expect(browser.read('bought')).toBeUndefined();
});
