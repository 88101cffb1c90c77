import { useEffect, useRef } from 'react';
import { NOTIFICATION_TABS, type NotificationTab, notificationsIn } from '#domain/notifications/tabs.ts';
import { useAuth } from '../../browser/auth.tsx';
import { notificationChanges } from '../../browser/notification-changes.ts';
import { useNotifications, useNotificationsStore } from '../../browser/notifications.tsx';
import { notificationsCopy } from '../../copy/notifications.id.ts';
import { EmptyList } from '../../ui/empty-list.tsx';
import { focusNeighbour } from '../../ui/focus-neighbour.ts';
import { Link } from '../../ui/link.tsx';
import { LinkTabs } from '../../ui/link-tabs.tsx';
import { WaitingForStorage } from '../../ui/waiting-for-storage.tsx';
import { RemoveSamples } from '../catalogue/remove-samples.tsx';
import { NotificationRow } from './notification-row.tsx';
import { NotificationsToolbar } from './notifications-toolbar.tsx';

const copy = notificationsCopy;

/** The first tab is the bare address. */
const TABS = NOTIFICATION_TABS.map((id) => ({
  id,
  label: copy.tabs[id],
  to: id === 'semua' ? '/notifications' : `/notifications?tab=${id}`,
}));

/** The notifications (P-NOTE-5), of one tab. */
export function NotificationsScreen({ tab }: { tab: NotificationTab }) {
  const { items, isLoaded, unreadCount } = useNotifications();
  const { ask } = useAuth();
  const notifications = useNotificationsStore();
  useEffect(() => notifications.look(), [notifications]);
  const { markRead, markAllRead, remove, clear } = notificationChanges(
    notifications,
    // What does not get through is there again with the next look.
    (done, ids) => void ask((account) => account.markNotifications(done, ids)),
  );
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = notificationsIn(tab, items);
  return (
    <div className="page min-h-svh max-w-3xl">
      <h1 ref={heading} tabIndex={-1} className="py-4 text-2xl font-bold outline-none sm:text-3xl">
        {copy.title}
      </h1>
      <div className="noscript:hidden">
        <LinkTabs label={copy.tabsLabel} tabs={TABS} current={tab} />
      </div>
      <NotificationsToolbar
        canMarkRead={unreadCount > 0}
        canClear={items.length > 0}
        onMarkAllRead={markAllRead}
        onClear={() => {
          clear();
          heading.current?.focus();
        }}
      />
      <RemoveSamples onRemoved={() => heading.current?.focus()} />
      {!isLoaded && (
        <WaitingForStorage label={copy.loading} needsJavaScript={copy.needsJavaScript} rows={2} />
      )}
      {isLoaded && shown.length === 0 && <NoNotifications tab={items.length === 0 ? 'semua' : tab} />}
      <ul className="space-y-3">
        {shown.map((notification) => (
          <NotificationRow
            key={notification.id}
            notification={notification}
            onRead={() => markRead(notification.id)}
            onRemove={(button) => {
              focusNeighbour(button, heading.current);
              remove(notification.id);
            }}
          />
        ))}
      </ul>
    </div>
  );
}

function NoNotifications({ tab }: { tab: NotificationTab }) {
  const { title, text, link } = copy.empty;
  return (
    <EmptyList title={tab === 'semua' ? title : copy.emptyTab(copy.tabs[tab])} text={text}>
      <Link to="/" className="button button-primary">
        {link}
      </Link>
    </EmptyList>
  );
}
