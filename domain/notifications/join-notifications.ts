import type { Notification } from './notification.ts';

/** How many are unread: the number at the bell. */
export function unreadCount(items: readonly Notification[]): number {
  return items.filter(({ isRead }) => !isRead).length;
}

/** The notifications of the browser and those of the server as one list, the newest first (P-NOTE-6). */
export function joinNotifications(
  own: readonly Notification[],
  others: readonly Notification[],
): Notification[] {
  if (others.length === 0) return [...own];
  return [...own, ...others].toSorted((a, b) => b.createdAt.getTime() - a.createdAt.getTime());
}
