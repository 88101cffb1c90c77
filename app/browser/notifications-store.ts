import {
  addNotification,
  markAllRead,
  markRead,
  removeNotification,
} from '#domain/notifications/change-notifications.ts';
import type { NewNotification, Notification } from '#domain/notifications/notification.ts';
import { parseStoredNotifications } from '#domain/notifications/stored-notifications.ts';
import { demoNotifications } from './demo-seed.ts';
import { createLocalStore } from './local-store.ts';

/** The notifications of this browser and what can be done with them. */
export type NotificationsStore = ReturnType<typeof createNotificationsStore>;

/** The notifications under the storage key 'notifications'; a first visit to the demo shop finds two (P-NOTE-2). */
export function createNotificationsStore({ demo, clock }: { demo: boolean; clock: () => Date }) {
  const store = createLocalStore<Notification[]>({
    key: 'notifications',
    parse: parseStoredNotifications,
    initial: () => (demo ? demoNotifications(clock()) : []),
  });
  return {
    store,
    /** Puts a new one at the front, unread, dated now. */
    add: (news: NewNotification) => store.update((items) => addNotification(items, news, clock())),
    markRead: (id: string) => store.update((items) => markRead(items, id)),
    markAllRead: () => store.update(markAllRead),
    remove: (id: string) => store.update((items) => removeNotification(items, id)),
    clear: () => store.update(() => []),
  };
}
