import { readFileSync } from 'node:fs';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { rupiah } from '#domain/money.ts';
import { createCartStore } from './cart-store.ts';
import { DEMO_CART, demoNotifications } from './demo-seed.ts';
import { stubWindow } from './fake-window.builder.ts';
import { openGuestOrders } from './guest-orders.ts';
import { hasGuestOrders } from './guest-orders-mark.ts';
import { notificationChanges } from './notification-changes.ts';
import { createNotificationsStore } from './notifications-store.ts';
import { createWishlistStore } from './wishlist-store.ts';

const now = new Date('2026-11-21T03:00:00Z');
const clock = () => now;
const readSeed = (name: string) =>
  JSON.parse(readFileSync(new URL(`../../db/seed/${name}.json`, import.meta.url), 'utf8'));

afterEach(() => vi.unstubAllGlobals());

describe('First visit to the demo shop (P-SHOP-20)', () => {
  test.each(DEMO_CART)('the line of product $productId is what the catalogue sells', (line) => {
    const product = readSeed('products/featured').find(({ id }: { id: number }) => id === line.productId);
    const seller = readSeed('sellers').find(({ id }: { id: number }) => id === product.sellerId);
    expect(line).toMatchObject({
      name: product.name,
      price: product.price,
      originalPrice: product.originalPrice,
      sellerName: seller.name,
      imageUrl: readSeed('pictures').products[product.id][0],
    });
    const options: string[][] = product.variants.map((variant: { options: string[] }) => variant.options);
    const chosen = line.variant?.split(', ') ?? [];
    expect(chosen).toHaveLength(options.length);
    chosen.forEach((option, index) => {
      expect(options[index]).toContain(option);
    });
  });

  test('finds one smartphone and two pairs of sneakers (P-CART-9)', () => {
    stubWindow();
    const { store } = createCartStore({ demo: true, clock });
    expect(store.getSnapshot().map(({ productId, quantity }) => [productId, quantity])).toEqual([
      [1, 1],
      [8, 2],
    ]);
  });

  test('finds two unread notifications dated just before, and the same ones on the next visit', () => {
    const browser = stubWindow();
    const first = createNotificationsStore({ demo: true, clock }).store;
    first.subscribe(() => {});
    expect(first.getSnapshot().map(({ type, isRead }) => [type, isRead])).toEqual([
      ['order', false],
      ['promo', false],
    ]);
    for (const { createdAt } of first.getSnapshot()) expect(createdAt.getTime()).toBeLessThan(now.getTime());

    stubWindow({ notifications: browser.read('notifications') ?? '' });
    const later = () => new Date(now.getTime() + 86_400_000);
    expect(createNotificationsStore({ demo: true, clock: later }).store.getSnapshot()).toEqual(
      demoNotifications(now),
    );
  });

  test('a shop that is no demo starts empty, and so does every wishlist', () => {
    stubWindow();
    expect(createCartStore({ demo: false, clock }).store.getSnapshot()).toEqual([]);
    expect(createNotificationsStore({ demo: false, clock }).store.getSnapshot()).toEqual([]);
    expect(createWishlistStore({ clock }).store.getSnapshot()).toEqual([]);
  });
});

describe('Storage keys (P-SHOP-19)', () => {
  test('cart, wishlist and notifications', () => {
    const browser = stubWindow({ cart: '[]', notifications: '[]' });
    const goods = { productId: 10, name: 'Kemeja', price: rupiah(100_000), imageUrl: '/kemeja.svg' };
    createCartStore({ demo: true, clock }).add({ ...goods, sellerName: 'Batik Ayu' });
    createWishlistStore({ clock }).add(goods);
    const notifications = createNotificationsStore({ demo: true, clock });
    notificationChanges(notifications, () => {}).add({ type: 'system', title: 'Info', message: 'Halo' });
    for (const key of ['cart', 'wishlist', 'notifications']) {
      expect(JSON.parse(browser.read(key) ?? '')).toMatchObject([{}]);
    }
  });

  test('a product that another tab has wished meanwhile is refused', () => {
    const browser = stubWindow();
    const goods = { productId: 10, name: 'Kemeja', price: rupiah(100_000), imageUrl: '/kemeja.svg' };
    const wishlist = createWishlistStore({ clock });
    expect(wishlist.store.getSnapshot()).toEqual([]);
    const wished = JSON.stringify([{ ...goods, id: 1, addedAt: now }]);
    browser.writeInOtherTab('wishlist', wished, null);
    expect(wishlist.add(goods)).toEqual({ ok: false, error: 'already-in-wishlist' });
  });
});

describe('Notifications of an account (P-NOTE-6)', () => {
  const theirs = (id: string, minute: number) => ({
    id,
    type: 'order' as const,
    title: 'Pesanan dikirim',
    message: '',
    isRead: false,
    createdAt: new Date(now.getTime() + minute * 60_000),
  });

  test('join those of the browser by their moment, are not stored, and go with the sign-out', () => {
    const browser = stubWindow();
    const notifications = createNotificationsStore({ demo: true, clock });
    notifications.join([theirs('b', 1), theirs('a', -30)], 2);
    const ids = () => notifications.store.getSnapshot().map(({ id }) => id);
    expect(ids()).toEqual(['b', 'demo-pesanan', 'a', 'demo-promo']);
    expect(notifications.store.getSnapshot()).toBe(notifications.store.getSnapshot());
    expect(browser.read('notifications') ?? '').not.toContain('dikirim');
    notifications.join([], 0);
    expect(ids()).toEqual(['demo-pesanan', 'demo-promo']);
  });

  test('are marked and removed here at once, and the server is told of its own alone', () => {
    stubWindow();
    const notifications = createNotificationsStore({ demo: true, clock });
    const told: unknown[] = [];
    notifications.join([theirs('a', 1), theirs('b', 2)], 0);
    const changes = notificationChanges(notifications, (...done) => told.push(done));
    const unread = () => notifications.store.getSnapshot().flatMap(({ id, isRead }) => (isRead ? [] : id));
    changes.markRead('demo-promo');
    changes.markRead('a');
    expect(unread()).toEqual(['b', 'demo-pesanan']);
    changes.markAllRead();
    expect(unread()).toEqual([]);
    changes.remove('b');
    changes.clear();
    expect(notifications.store.getSnapshot()).toEqual([]);
    expect(told).toEqual([
      ['read', ['a']],
      ['read', ['b']],
      ['removed', ['b']],
      ['removed', ['a']],
    ]);
  });
});

describe('News of orders without an account (P-NOTE-7)', () => {
  const news = (id: string, minute: number) => ({
    id,
    type: 'order' as const,
    title: 'Pesanan dikirim',
    message: '',
    isRead: false,
    createdAt: new Date(now.getTime() + minute * 60_000),
  });

  test('join the notifications of the browser by their moment, once, and what is deleted stays away', () => {
    const browser = stubWindow();
    const notifications = createNotificationsStore({ demo: true, clock });
    const orders = openGuestOrders(notifications);
    const ids = () => notifications.store.getSnapshot().map(({ id }) => id);
    orders.take([news('b', 1), news('a', -30)]);
    expect(ids()).toEqual(['b', 'demo-pesanan', 'a', 'demo-promo']);
    const { markRead, remove } = notificationChanges(notifications, () => {
      throw new Error('the server knows nothing of what is read here');
    });
    markRead('b');
    remove('a');
    orders.take([news('c', 2), news('b', 1), news('a', -30)]);
    expect(ids()).toEqual(['c', 'b', 'demo-pesanan', 'demo-promo']);
    expect(notifications.store.getSnapshot()[1]?.isRead).toBe(true);
    // A new page, and one whose memory of what came is lost.
    const reloaded = createNotificationsStore({ demo: true, clock });
    browser.writeInOtherTab('guest-orders', null);
    openGuestOrders(reloaded).take([news('c', 2), news('b', 1)]);
    expect(reloaded.store.getSnapshot()).toEqual(notifications.store.getSnapshot());
  });

  test('are asked for until 60 days after such an order was on screen, and not in other browsers', () => {
    const browser = stubWindow();
    let today = now;
    const notifications = createNotificationsStore({ demo: false, clock: () => today });
    const orders = openGuestOrders(notifications);
    expect([hasGuestOrders(), orders.isToAsk()]).toEqual([false, false]);
    expect(browser.read('guest-orders')).toBeUndefined();
    orders.see();
    today = new Date(now.getTime() + 59 * 86_400_000);
    expect([hasGuestOrders(), orders.isToAsk()]).toEqual([true, true]);
    today = new Date(now.getTime() + 61 * 86_400_000);
    expect(orders.isToAsk()).toBe(false);
  });
});
