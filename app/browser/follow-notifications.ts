import type { Answer } from '#contracts/endpoint.ts';
import type { listNotifications } from '#contracts/notifications.ts';
import type { Notification } from '#domain/notifications/notification.ts';
import type { AuthStore } from './auth-store.ts';
import type { NotificationsStore } from './notifications-store.ts';

/** How often the server is asked while the page is in view, in milliseconds. */
const POLL_MS = 60_000;

type Listed = Answer<typeof listNotifications>['notifications'][number];

const toNotification = ({ id, type, title, message, is_read, created_at, path }: Listed): Notification => ({
  ...{ id, type, title, message, isRead: is_read, createdAt: new Date(created_at), link: path },
});

/**
 * Keeps the notifications of the signed-in account beside those of the browser (P-NOTE-6): asks when it begins, when the
 * page is seen again, and now and then. An answer that does not come changes nothing.
 * @returns ends it
 */
export function followNotifications(ask: AuthStore['ask'], notifications: NotificationsStore): () => void {
  let isOver = false;

  async function refresh() {
    if (document.visibilityState === 'hidden') return;
    const listed = await ask((account) => account.notifications());
    if (isOver || !listed.ok) return;
    notifications.join(listed.value.notifications.map(toNotification));
  }

  const seen = () => void refresh();
  const timer = setInterval(seen, POLL_MS);
  document.addEventListener('visibilitychange', seen);
  seen();
  return () => {
    isOver = true;
    clearInterval(timer);
    document.removeEventListener('visibilitychange', seen);
    notifications.join([]);
  };
}
