import { timeBasedId } from '../time-based-id.ts';
import type { NewNotification, Notification } from './notification.ts';

/** The notifications with a new one at the front: unread, dated now (P-NOTE-1). */
export function addNotification(
  items: readonly Notification[],
  { type, title, message }: NewNotification,
  now: Date,
): Notification[] {
  const id = String(timeBasedId(now, (taken) => items.some((item) => item.id === String(taken))));
  return [{ id, type, title, message, isRead: false, createdAt: now }, ...items];
}

/** The notifications with one of them read. */
export function markRead(items: readonly Notification[], id: string): Notification[] {
  return items.map((item) => (item.id === id ? { ...item, isRead: true } : item));
}

/** The notifications, all read. */
export function markAllRead(items: readonly Notification[]): Notification[] {
  return items.map((item) => ({ ...item, isRead: true }));
}

/** The notifications without one of them. */
export function removeNotification(items: readonly Notification[], id: string): Notification[] {
  return items.filter((item) => item.id !== id);
}
