import { storedDate } from '../stored-date.ts';
import { readStoredList, type StoredFields } from '../stored-fields.ts';
import { NOTIFICATION_TYPES, type Notification } from './notification.ts';

/** Stored notifications, dates revived; null when the data is corrupt (P-SHOP-19). */
export function parseStoredNotifications(stored: unknown): Notification[] | null {
  return readStoredList(stored, readNotification, ({ id }) => id);
}

function readNotification(fields: StoredFields): Notification | null {
  const { id, title, message, isRead } = fields;
  const type = NOTIFICATION_TYPES.find((known) => known === fields['type']);
  const createdAt = storedDate(fields['createdAt']);
  if (type === undefined || createdAt === null || typeof isRead !== 'boolean') return null;
  if (typeof id !== 'string' || typeof title !== 'string' || typeof message !== 'string') return null;
  // A link of another origin is nothing that we wrote.
  const link =
    typeof fields['link'] === 'string' && /^\/(?![/\\])/.test(fields['link']) ? fields['link'] : null;
  return { id, type, title, message, isRead, createdAt, ...(link !== null && { link }) };
}
