import { CreditCard, Info, Package, Tag, Trash2 } from 'lucide-react';
import { formatDateTime } from '#domain/format.ts';
import type { Notification, NotificationType } from '#domain/notifications/notification.ts';
import { notificationsCopy } from '../../copy/notifications.id.ts';

const ICONS: Readonly<Record<NotificationType, typeof Info>> = {
  order: Package,
  promo: Tag,
  payment: CreditCard,
  system: Info,
};

/** One notification; pressing it marks it read (spec 4). `onRemove` gets the pressed button, about to go away. */
export function NotificationRow({
  notification: { type, title, message, isRead, createdAt },
  onRead,
  onRemove,
}: {
  notification: Notification;
  onRead: () => void;
  onRemove: (button: HTMLElement) => void;
}) {
  const Icon = ICONS[type];
  return (
    <li className={`card flex items-start gap-1 p-2 ${isRead ? '' : 'border-brand bg-brand-soft'}`}>
      <button
        type="button"
        aria-disabled={isRead}
        onClick={onRead}
        className={`flex min-w-0 flex-1 items-start gap-3 rounded-xl p-2 text-left ${isRead ? 'cursor-default' : ''}`}
      >
        <span className="rounded-full bg-sunken p-2 text-brand">
          <Icon aria-hidden className="size-5" />
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
        <Trash2 aria-hidden className="size-5" />
      </button>
    </li>
  );
}
