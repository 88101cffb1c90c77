import { formatDateTime } from '#domain/format.ts';
import type { Notification, NotificationType } from '#domain/notifications/notification.ts';
import { notificationsCopy } from '../../copy/notifications.id.ts';
import { Icon, type IconName } from '../../ui/icon.tsx';

const ICONS: Readonly<Record<NotificationType, IconName>> = {
  order: 'package',
  promo: 'tag',
  payment: 'credit-card',
  system: 'info',
};

/** One notification; pressing it marks it read (P-NOTE-3). `onRemove` gets the pressed button, about to go away. */
export function NotificationRow({
  notification: { type, title, message, isRead, createdAt },
  onRead,
  onRemove,
}: {
  notification: Notification;
  onRead: () => void;
  onRemove: (button: HTMLElement) => void;
}) {
  const icon = ICONS[type];
  return (
    <li className={`card flex items-start gap-1 p-2 ${isRead ? '' : 'border-brand bg-brand-soft'}`}>
      <button
        type="button"
        aria-disabled={isRead}
        onClick={onRead}
        className={`flex min-w-0 flex-1 items-start gap-3 rounded-xl p-2 text-left ${isRead ? 'cursor-default' : ''}`}
      >
        <span className="rounded-full bg-sunken p-2 text-brand">
          <Icon name={icon} className="size-5" />
          <span className="sr-only">{notificationsCopy.types[type]}</span>
        </span>
        <span className="min-w-0 flex-1 space-y-1">
          <span className="flex items-center gap-2 font-semibold">
            {!isRead && (
              <>
                <span aria-hidden className="size-2.5 shrink-0 rounded-full bg-brand" />
                <span className="sr-only">{notificationsCopy.unread}</span>
              </>
            )}
            {title}
          </span>
          <span className="block text-sm sm:text-base">{message}</span>
          <time dateTime={createdAt.toISOString()} className="nums block text-sm text-ink-soft">
            {formatDateTime(createdAt)}
          </time>
        </span>
      </button>
      <button
        type="button"
        data-remove
        aria-label={notificationsCopy.remove(title)}
        onClick={(event) => onRemove(event.currentTarget)}
        className="icon-button shrink-0 text-ink-soft hover:text-danger"
      >
        <Icon name="trash-2" className="size-5" />
      </button>
    </li>
  );
}
