import { describe, expect, test } from 'vitest';
import { rupiah } from '../money.ts';
import { addWish, isWished, removeWish } from './add-wish.ts';
import { quotedWish } from './quoted-wish.ts';
import { parseStoredWishlist } from './stored-wishlist.ts';
import { lineForWish, type NewWish, type WishlistItem } from './wishlist-item.ts';

const now = new Date('2026-11-21T03:00:00Z');
const aWish = (over: Partial<NewWish> = {}): NewWish => ({
  productId: 10,
  name: 'Kemeja Batik',
  price: rupiah(100_000),
  imageUrl: '/images/placeholder/pakaian-pria.svg',
  ...over,
});
const anItem = (over: Partial<WishlistItem> = {}): WishlistItem => ({
  ...aWish(),
  id: 1,
  addedAt: now,
  ...over,
});

describe('Wishlist (P-WISH-2)', () => {
  test('a new item goes to the front, with the time as id and date', () => {
    const added = addWish([anItem({ productId: 11 })], aWish(), now);
    expect(added.ok && added.value[0]).toEqual(anItem({ id: now.getTime() }));
    expect(added.ok && added.value).toHaveLength(2);
  });

  test('drops an original price that is not higher', () => {
    const added = addWish([], aWish({ originalPrice: rupiah(100_000) }), now);
    expect(added.ok && added.value[0]).toEqual(anItem({ id: now.getTime() }));
  });

  test('rejects a product that is already there', () => {
    expect(addWish([anItem()], aWish(), now)).toEqual({ ok: false, error: 'already-in-wishlist' });
  });

  test('two wishes of the same millisecond have different ids', () => {
    const added = addWish([anItem({ id: now.getTime(), productId: 11 })], aWish(), now);
    expect(added.ok && added.value[0]?.id).toBe(now.getTime() + 1);
  });

  test('an item is removed by its product', () => {
    const items = [anItem(), anItem({ id: 2, productId: 11 })];
    expect(removeWish(items, 10)).toEqual([items[1]]);
    expect(isWished(removeWish(items, 10), 10)).toBe(false);
    expect(removeWish(items, 99)).toEqual(items);
  });

  test("goes into the cart as one piece, with the real seller or else 'Store' (P-WISH-5)", () => {
    expect(lineForWish(anItem({ sellerName: 'Batik Ayu' }))).toMatchObject({
      sellerName: 'Batik Ayu',
      quantity: 1,
    });
    expect(lineForWish(anItem())).toMatchObject({ productId: 10, sellerName: 'Store', price: 100_000 });
  });
});

describe('A wish at the current price (P-WISH-7)', () => {
  const quote = { productId: 10, price: rupiah(80_000), originalPrice: rupiah(100_000), stock: 3 };
  const answerOf = (...quotes: (typeof quote)[]) => ({
    asked: new Set([10]),
    quotes: new Map(quotes.map((one) => [one.productId, one])),
  });

  test('takes price and original price of the shop', () => {
    const { wish, state } = quotedWish(anItem({ originalPrice: rupiah(900_000) }), answerOf(quote));
    expect(wish).toEqual(anItem({ price: rupiah(80_000), originalPrice: rupiah(100_000) }));
    expect(state).toBe('buyable');
  });

  test('is sold out at stock 0, gone when the shop no longer knows it, and unchanged without an answer', () => {
    expect(quotedWish(anItem(), answerOf({ ...quote, stock: 0 })).state).toBe('sold-out');
    expect(quotedWish(anItem(), answerOf())).toEqual({ wish: anItem(), state: 'gone' });
    expect(quotedWish(anItem(), null)).toEqual({ wish: anItem(), state: 'buyable' });
  });
});

describe('A stored wishlist (P-SHOP-19)', () => {
  test('is read back unchanged, with dates', () => {
    const items = [
      anItem({ sellerName: 'Batik Ayu', originalPrice: rupiah(150_000) }),
      anItem({ productId: 11 }),
    ];
    expect(parseStoredWishlist(JSON.parse(JSON.stringify(items)))).toEqual(items);
    expect(parseStoredWishlist([])).toEqual([]);
  });

  test.each([
    ['text', 'x'],
    ['a list of numbers', [1]],
    ['no date', [{ ...anItem(), addedAt: 'kemarin' }]],
    ['a fractional price', [{ ...anItem(), addedAt: now.toISOString(), price: 1.5 }]],
    ['a seller that is no text', [{ ...anItem(), addedAt: now.toISOString(), sellerName: 7 }]],
    ['one product twice', JSON.parse(JSON.stringify([anItem(), anItem({ id: 2 })]))],
  ])('is corrupt as %s', (_what, stored) => {
    expect(parseStoredWishlist(stored)).toBeNull();
  });
});
