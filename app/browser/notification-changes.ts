import {
  addNotification,
  markAllRead,
  markRead,
  removeNotification,
} from '#domain/notifications/change-notifications.ts';
import type { NewNotification, Notification } from '#domain/notifications/notification.ts';
import type { NotificationsStore } from './notifications-store.ts';

/** Tells the server what was done with its notifications. */
export type TellServer = (done: 'read' | 'removed', ids: string[]) => void;

/** What the page of the notifications does with them; apart from the store, so that other pages need not load it. */
export function notificationChanges(
  { own, joined, join, chats, clock }: NotificationsStore,
  tell: TellServer,
) {
  /** Changes some, wherever they live: own ones in storage, the others on the server, too. */
  function change(ids: ReadonlySet<string>, done: 'read' | 'removed') {
    const apply = (items: readonly Notification[], id: string) =>
      done === 'read' ? markRead(items, id) : removeNotification(items, id);
    const theirs = joined().flatMap(({ id }) => (ids.has(id) ? id : []));
    if (theirs.length > 0) {
      join(theirs.reduce(apply, [...joined()]), chats());
      tell(done, theirs);
    }
    if (theirs.length < ids.size) own.update((items) => [...ids].reduce(apply, items));
  }

  return {
    /** Puts a new one at the front, unread, dated now. */
    add: (news: NewNotification) => own.update((items) => addNotification(items, news, clock())),
    markRead: (id: string) => change(new Set([id]), 'read'),
    markAllRead() {
      change(new Set(joined().flatMap(({ id, isRead }) => (isRead ? [] : id))), 'read');
      own.update(markAllRead);
    },
    remove: (id: string) => change(new Set([id]), 'removed'),
    clear() {
      change(new Set(joined().map(({ id }) => id)), 'removed');
      own.update(() => []);
    },
  };
}
