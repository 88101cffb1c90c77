import type { Answer } from '#contracts/endpoint.ts';
import { listGuestNotifications, type listNotifications } from '#contracts/notifications.ts';
import { ask as askShop } from './ask.ts';
import type { AuthStore } from './auth-store.ts';
import { openGuestOrders } from './guest-orders.ts';
import type { NotificationsStore } from './notifications-store.ts';

/** How often the server is asked while the page is in view, in milliseconds. */
const POLL_MS = 60_000;
/** Timeout of a request, in milliseconds. */
const PATIENCE_MS = 20_000;

type Listed = Answer<typeof listNotifications>['notifications'][number];

const toNotification = ({ id, type, title, message, created_at, path }: Omit<Listed, 'is_read'>) => ({
  id,
  type,
  title,
  message,
  isRead: false,
  createdAt: new Date(created_at),
  link: path,
});

/**
 * Keeps the notifications of the signed-in account beside those of the browser (P-NOTE-6). An answer that does not come
 * changes nothing.
 * @returns ends it
 */
export function followNotifications(ask: AuthStore['ask'], notifications: NotificationsStore): () => void {
  let isOver = false;
  const stop = lookNowAndThen(notifications, async () => {
    const listed = await ask((account) => account.notifications());
    if (isOver || !listed.ok) return;
    notifications.join(
      listed.value.notifications.map((one) => ({ ...toNotification(one), isRead: one.is_read })),
      listed.value.unread_chats,
    );
  });
  return () => {
    isOver = true;
    stop();
    notifications.join([], 0);
  };
}

const followed = new WeakSet<NotificationsStore>();

/**
 * Takes the news of this browser's orders without an account into its own notifications (P-NOTE-7), as long as the page
 * lives; called again, it only looks. An answer that does not come changes nothing.
 */
export function followGuestOrders(notifications: NotificationsStore): void {
  if (followed.has(notifications)) {
    notifications.look();
    return;
  }
  followed.add(notifications);
  const orders = openGuestOrders(notifications);
  lookNowAndThen(notifications, async () => {
    if (!orders.isToAsk()) return;
    const signal = AbortSignal.timeout(PATIENCE_MS);
    const listed = await askShop(listGuestNotifications, {}, { cache: 'no-store', signal });
    if (listed.ok) orders.take(listed.value.notifications.map(toNotification));
  });
}

/** Looks at once, when the page is seen again, when the list is opened, and now and then. @returns ends it */
function lookNowAndThen({ lookers }: NotificationsStore, ask: () => Promise<void>): () => void {
  const look = () => {
    if (document.visibilityState !== 'hidden') void ask();
  };
  const timer = setInterval(look, POLL_MS);
  document.addEventListener('visibilitychange', look);
  lookers.add(look);
  look();
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', look);
    lookers.delete(look);
  };
}
