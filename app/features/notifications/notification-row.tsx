import { formatDateTime } from '#domain/format-date.ts';
import type { Notification, NotificationType } from '#domain/notifications/notification.ts';
import { isSampleNotification } from '../../browser/demo-seed.ts';
import { notificationsCopy } from '../../copy/notifications.id.ts';
import { Icon, type IconName } from '../../ui/icon.tsx';
import { Link } from '../../ui/link.tsx';

const ICONS: Readonly<Record<NotificationType, IconName>> = {
  order: 'package',
  promo: 'tag',
  payment: 'credit-card',
  system: 'info',
};

/**
 * One notification; pressing it marks it read (P-NOTE-3) and opens the page that it is about. `onRemove` gets the pressed
 * button, about to go away.
 */
export function NotificationRow({
  notification,
  onRead,
  onRemove,
}: {
  notification: Notification;
  onRead: () => void;
  onRemove: (button: HTMLElement) => void;
}) {
  const { title, isRead, link } = notification;
  const look = 'flex min-w-0 flex-1 items-start gap-3 rounded-xl p-2 text-left';
  return (
    <li className={`card flex items-start gap-1 p-2 ${isRead ? '' : 'border-brand bg-brand-soft'}`}>
      {link === undefined ? (
        <button
          type="button"
          aria-disabled={isRead}
          onClick={onRead}
          className={`${look} ${isRead ? 'cursor-default' : ''}`}
        >
          <Inside notification={notification} />
        </button>
      ) : (
        <Link to={link} onClick={onRead} className={look}>
          <Inside notification={notification} />
        </Link>
      )}
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

function Inside({ notification }: { notification: Notification }) {
  const { type, title, message, isRead, createdAt } = notification;
  return (
    <>
      <span className="rounded-full bg-sunken p-2 text-brand">
        <Icon name={ICONS[type]} className="size-5" />
        <span className="sr-only">{notificationsCopy.types[type]}</span>
      </span>
      <span className="min-w-0 flex-1 space-y-1">
        <span className="flex flex-wrap items-center gap-2 font-semibold">
          {!isRead && (
            <>
              <span aria-hidden className="size-2.5 shrink-0 rounded-full bg-brand" />
              <span className="sr-only">{notificationsCopy.unread}</span>
            </>
          )}
          {title}
          {isSampleNotification(notification) && (
            <span className="badge bg-accent-soft text-accent-ink">{notificationsCopy.sample}</span>
          )}
        </span>
        <span className="block text-sm sm:text-base">{message}</span>
        <time dateTime={createdAt.toISOString()} className="nums block text-sm text-ink-soft">
          {formatDateTime(createdAt)}
        </time>
      </span>
    </>
  );
}
