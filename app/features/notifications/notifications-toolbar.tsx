import { useState } from 'react';
import { dialogsCopy } from '../../copy/dialogs.id.ts';
import { notificationsCopy } from '../../copy/notifications.id.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';

/** What concerns all notifications: marking them read, and deleting them after a question (P-NOTE-5). */
export function NotificationsToolbar({
  canMarkRead,
  canClear,
  onMarkAllRead,
  onClear,
}: {
  canMarkRead: boolean;
  canClear: boolean;
  onMarkAllRead: () => void;
  onClear: () => void;
}) {
  const [isAsking, setIsAsking] = useState(false);
  const { button, title, text, confirm } = notificationsCopy.clear;
  return (
    <div className="flex flex-wrap gap-2 py-3 noscript:hidden">
      <button
        type="button"
        disabled={!canMarkRead}
        onClick={onMarkAllRead}
        className="button button-quiet px-3 text-sm sm:px-4 sm:text-base"
      >
        {notificationsCopy.markAllRead}
      </button>
      <button
        type="button"
        disabled={!canClear}
        onClick={() => setIsAsking(true)}
        className="button button-quiet px-3 text-sm enabled:text-danger sm:px-4 sm:text-base"
      >
        {button}
      </button>
      <ConfirmDialog
        isOpen={isAsking}
        title={title}
        text={text}
        confirmLabel={confirm}
        cancelLabel={dialogsCopy.cancel}
        onConfirm={onClear}
        onClose={() => setIsAsking(false)}
      />
    </div>
  );
}
