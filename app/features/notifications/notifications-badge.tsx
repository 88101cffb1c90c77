import { useNotifications } from '../../browser/notifications.tsx';
import { shoppingCopy } from '../../copy/shopping.id.ts';
import { CountBadge } from '../../ui/count-badge.tsx';

/** How many notifications are unread; nothing until the browser's storage is read. */
export function NotificationsBadge() {
  const { unreadCount } = useNotifications();
  return <CountBadge count={unreadCount} unit={shoppingCopy.badge.notifications} />;
}
