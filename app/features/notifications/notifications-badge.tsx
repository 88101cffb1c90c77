import { useNotifications } from '../../browser/notifications.tsx';
import { shoppingCopy } from '../../copy/shopping.id.ts';
import { CountBadge } from '../../ui/count-badge.tsx';

/** How many notifications are unread; nothing until the browser's storage is read. */
export function NotificationsBadge({ isInline = false }: { isInline?: boolean }) {
  const { unreadCount } = useNotifications();
  return <CountBadge count={unreadCount} unit={shoppingCopy.badge.notifications} isInline={isInline} />;
}
