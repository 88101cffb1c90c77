import {
  addNotification,
  joinNotifications,
  markAllRead,
  markRead,
  removeNotification,
} from '#domain/notifications/change-notifications.ts';
import type { NewNotification, Notification } from '#domain/notifications/notification.ts';
import { parseStoredNotifications } from '#domain/notifications/stored-notifications.ts';
import { demoNotifications } from './demo-seed.ts';
import { createLocalStore } from './local-store.ts';

/** The notifications of this browser, joined by those of the account, and what can be done with them. */
export type NotificationsStore = ReturnType<typeof createNotificationsStore>;

/** Tells the server what was done with its notifications. */
export type TellServer = (done: 'read' | 'removed', ids: string[]) => void;

/**
 * The notifications under the storage key 'notifications'; a first visit to the demo shop finds two (P-NOTE-2). Those
 * of an account join them for as long as its owner is signed in, and are never stored here (P-NOTE-6).
 */
export function createNotificationsStore({ demo, clock }: { demo: boolean; clock: () => Date }) {
  const own = createLocalStore<Notification[]>({
    key: 'notifications',
    parse: parseStoredNotifications,
    initial: () => (demo ? demoNotifications(clock()) : []),
  });
  const listeners = new Set<() => void>();
  let joined: readonly Notification[] = [];
  let tell: TellServer | null = null;
  let shown: { own: Notification[]; joined: readonly Notification[]; all: Notification[] } | null = null;

  function setJoined(items: readonly Notification[]) {
    joined = items;
    for (const listener of listeners) listener();
  }

  /** Changes some, wherever they live: own ones in storage, the others on the server, too. */
  function change(ids: ReadonlySet<string>, done: 'read' | 'removed') {
    const apply = (items: readonly Notification[], id: string) =>
      done === 'read' ? markRead(items, id) : removeNotification(items, id);
    const theirs = joined.flatMap(({ id }) => (ids.has(id) ? id : []));
    if (theirs.length > 0) {
      setJoined(theirs.reduce(apply, [...joined]));
      tell?.(done, theirs);
    }
    if (theirs.length < ids.size) own.update((items) => [...ids].reduce(apply, items));
  }

  const getSnapshot = (): Notification[] => {
    const stored = own.getSnapshot();
    if (shown?.own !== stored || shown.joined !== joined) {
      shown = { own: stored, joined, all: joinNotifications(stored, joined) };
    }
    return shown.all;
  };

  return {
    store: {
      ...own,
      getSnapshot,
      subscribe(listener: () => void) {
        listeners.add(listener);
        const leave = own.subscribe(listener);
        return () => {
          listeners.delete(listener);
          leave();
        };
      },
    },
    /** Shows those of the account, as the server has them now. */
    join(items: readonly Notification[], teller: TellServer) {
      tell = teller;
      setJoined(items);
    },
    /** Nobody is signed in any more. */
    part() {
      tell = null;
      if (joined.length > 0) setJoined([]);
    },
    /** Puts a new one at the front, unread, dated now. */
    add: (news: NewNotification) => own.update((items) => addNotification(items, news, clock())),
    markRead: (id: string) => change(new Set([id]), 'read'),
    markAllRead() {
      change(new Set(joined.flatMap(({ id, isRead }) => (isRead ? [] : id))), 'read');
      own.update(markAllRead);
    },
    remove: (id: string) => change(new Set([id]), 'removed'),
    clear() {
      change(new Set(joined.map(({ id }) => id)), 'removed');
      own.update(() => []);
    },
  };
}
