import { joinNotifications } from '#domain/notifications/join-notifications.ts';
import type { Notification } from '#domain/notifications/notification.ts';
import { parseStoredNotifications } from '#domain/notifications/stored-notifications.ts';
import { demoNotifications } from './demo-seed.ts';
import { createLocalStore } from './local-store.ts';

/** The notifications that are shown; what can be done with them is in `notification-changes.ts`. */
export type NotificationsStore = ReturnType<typeof createNotificationsStore>;

/**
 * The notifications under the storage key 'notifications'; a first visit to the demo shop finds two (P-NOTE-2). Those
 * of an account join them for as long as its owner is signed in, and are never stored here (P-NOTE-6). Those of orders
 * without an account are (P-NOTE-7).
 */
export function createNotificationsStore({ demo, clock }: { demo: boolean; clock: () => Date }) {
  const own = createLocalStore<Notification[]>({
    key: 'notifications',
    parse: parseStoredNotifications,
    initial: () => (demo ? demoNotifications(clock()) : []),
  });
  const listeners = new Set<() => void>();
  const lookers = new Set<() => void>();
  let joined: readonly Notification[] = [];
  let chats = 0;
  /** What the list was made of, and the list: the same object until one of the two changes. */
  let made: [Notification[], readonly Notification[], Notification[]] | null = null;
  return {
    own,
    clock,
    /** Each asks the server for news: of the account, and of orders without one. */
    lookers,
    look() {
      for (const look of lookers) look();
    },
    /** Those of the account. */
    joined: () => joined,
    /** How many chats of the account have something new (P-CHAT-12). */
    chats: () => chats,
    join(items: readonly Notification[], unreadChats: number) {
      joined = items;
      chats = unreadChats;
      for (const listener of listeners) listener();
    },
    store: {
      getServerSnapshot: own.getServerSnapshot,
      getSnapshot() {
        const stored = own.getSnapshot();
        if (made?.[0] !== stored || made[1] !== joined) {
          made = [stored, joined, joinNotifications(stored, joined)];
        }
        return made[2];
      },
      subscribe(listener: () => void) {
        listeners.add(listener);
        const leave = own.subscribe(listener);
        return () => {
          listeners.delete(listener);
          leave();
        };
      },
    },
  };
}
