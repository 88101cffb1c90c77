import { describe, expect, test } from 'vitest';
import { addNotification, markAllRead, markRead, removeNotification } from './change-notifications.ts';
import { unreadCount } from './join-notifications.ts';
import { NOTIFICATION_TYPES, type Notification } from './notification.ts';
import { parseStoredNotifications } from './stored-notifications.ts';
import { notificationsIn, parseTab } from './tabs.ts';

const now = new Date('2026-11-21T03:00:00Z');
const aNotification = (over: Partial<Notification> = {}): Notification => ({
  id: '1',
  type: 'order',
  title: 'Pesanan diterima',
  message: 'Pesanan sedang disiapkan.',
  isRead: false,
  createdAt: now,
  ...over,
});
const two = [aNotification(), aNotification({ id: '2', type: 'promo' })];

describe('Notifications (P-NOTE-1, P-NOTE-3)', () => {
  test('a new one goes to the front, unread, dated now, with an id of its own', () => {
    const news = { type: 'system', title: 'Info', message: 'Halo' } as const;
    const [second, first] = addNotification(addNotification([], news, now), news, now);
    expect(first).toEqual({ ...news, id: String(now.getTime()), isRead: false, createdAt: now });
    expect(second?.id).toBe(String(now.getTime() + 1));
  });

  test('reading one or all brings the unread count down', () => {
    expect(unreadCount(two)).toBe(2);
    expect(unreadCount(markRead(two, '1'))).toBe(1);
    expect(unreadCount(markAllRead(two))).toBe(0);
  });

  test('one is removed by its id', () => {
    expect(removeNotification(two, '1')).toEqual([two[1]]);
  });
});

describe('Tabs (P-NOTE-4)', () => {
  const all = NOTIFICATION_TYPES.map((type) => aNotification({ id: type, type }));
  const idsIn = (tab: Parameters<typeof notificationsIn>[0]) => notificationsIn(tab, all).map(({ id }) => id);

  test('payments show under Semua and Pesanan, Info is for system messages', () => {
    expect(idsIn('semua')).toEqual(['order', 'promo', 'payment', 'system']);
    expect(idsIn('pesanan')).toEqual(['order', 'payment']);
    expect(idsIn('promo')).toEqual(['promo']);
    expect(idsIn('info')).toEqual(['system']);
  });

  test('an address without a tab, or with an unknown one, means Semua', () => {
    expect([null, '', 'PROMO', 'promo'].map(parseTab)).toEqual(['semua', 'semua', 'semua', 'promo']);
  });
});

describe('Stored notifications (P-SHOP-19)', () => {
  test('come back as they were, dates revived', () => {
    expect(parseStoredNotifications(JSON.parse(JSON.stringify(two)))).toEqual(two);
    expect(parseStoredNotifications([])).toEqual([]);
  });

  test.each([
    ['an object', {}],
    ['an unknown type', [{ ...aNotification(), createdAt: now.toISOString(), type: 'ads' }]],
    ['no date', [{ ...aNotification(), createdAt: null }]],
    ['a message that is no text', [{ ...aNotification(), createdAt: now.toISOString(), message: 1 }]],
    ['one id twice', JSON.parse(JSON.stringify([two[0], two[0]]))],
  ])('are corrupt as %s', (_what, stored) => {
    expect(parseStoredNotifications(stored)).toBeNull();
  });
});
