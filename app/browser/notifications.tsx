import { createContext, type ReactNode, useContext, useEffect, useState, useSyncExternalStore } from 'react';
import { unreadCount } from '#domain/notifications/join-notifications.ts';
import type { Notification } from '#domain/notifications/notification.ts';
import { useAuth } from './auth.tsx';
import { hasGuestOrders } from './guest-orders-mark.ts';
import { createNotificationsStore, type NotificationsStore } from './notifications-store.ts';

const NotificationsContext = createContext<NotificationsStore | null>(null);
const NO_ITEMS: readonly Notification[] = [];

/** Holds the notifications of this browser. The provider itself never re-renders when they change. */
export function NotificationsProvider({
  demo,
  clock,
  children,
}: {
  demo: boolean;
  clock: () => Date;
  children: ReactNode;
}) {
  const [notifications] = useState(() => createNotificationsStore({ demo, clock }));
  return (
    <NotificationsContext value={notifications}>
      <OfAccount notifications={notifications} />
      <OfGuest notifications={notifications} />
      {children}
    </NotificationsContext>
  );
}

/** While somebody is signed in their notifications join those of the browser; the code for that comes late. */
function OfAccount({ notifications }: { notifications: NotificationsStore }) {
  const { user, ask } = useAuth();
  const userId = user?.id;
  useEffect(() => {
    if (userId === undefined) return;
    let stop: (() => void) | null = null;
    let isOver = false;
    import('./follow-notifications.ts').then(
      ({ followNotifications }) => {
        if (!isOver) stop = followNotifications(ask, notifications);
      },
      // The line is away: the next page tries again.
      () => {},
    );
    return () => {
      isOver = true;
      stop?.();
    };
  }, [userId, ask, notifications]);
  return null;
}

/** A browser that has seen orders without an account asks for their news (P-NOTE-7). */
function OfGuest({ notifications }: { notifications: NotificationsStore }) {
  useEffect(() => {
    if (hasGuestOrders()) askForGuestOrders(notifications);
  }, [notifications]);
  return null;
}

/** Asks for news of this browser's orders without an account, now and from now on; the code for that comes late. */
export function askForGuestOrders(notifications: NotificationsStore): void {
  import('./follow-notifications.ts').then(
    ({ followGuestOrders }) => followGuestOrders(notifications),
    // The line is away: the next page tries again.
    () => {},
  );
}

/**
 * The notifications. Empty and not `isLoaded` on the server and in the first render of the browser.
 * @throws Error outside a provider (P-SHOP-18).
 */
export function useNotifications() {
  const { store, chats } = useNotificationsStore();
  const known = useSyncExternalStore<readonly Notification[] | null>(
    store.subscribe,
    store.getSnapshot,
    store.getServerSnapshot,
  );
  const items = known ?? NO_ITEMS;
  const isLoaded = known !== null;
  return { items, isLoaded, unreadCount: unreadCount(items), unreadChats: isLoaded ? chats() : 0 };
}

/** @throws Error outside a provider (P-SHOP-18). */
export function useNotificationsStore(): NotificationsStore {
  const notifications = useContext(NotificationsContext);
  if (!notifications) throw new Error('useNotifications must be used within a NotificationsProvider');
  return notifications;
}
