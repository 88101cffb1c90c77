import type { Notification, NotificationType } from './notification.ts';

/** The tabs of the screen, as they stand in its address; the first one is shown when the address names none. */
export const NOTIFICATION_TABS = ['semua', 'pesanan', 'promo', 'info'] as const;
export type NotificationTab = (typeof NOTIFICATION_TABS)[number];

/** Payments show under Semua and Pesanan, system messages under Info (P-NOTE-4). */
const TYPES: Readonly<Record<NotificationTab, readonly NotificationType[]>> = {
  semua: ['order', 'promo', 'payment', 'system'],
  pesanan: ['order', 'payment'],
  promo: ['promo'],
  info: ['system'],
};

/** The tab that an address asks for; 'semua' when it names none or an unknown one. */
export function parseTab(text: string | null): NotificationTab {
  return NOTIFICATION_TABS.find((tab) => tab === text) ?? 'semua';
}

/** The notifications of a tab, in their order. */
export function notificationsIn(tab: NotificationTab, items: readonly Notification[]): Notification[] {
  return items.filter(({ type }) => TYPES[tab].includes(type));
}
