export const NOTIFICATION_TYPES = ['order', 'promo', 'payment', 'system'] as const;
export type NotificationType = (typeof NOTIFICATION_TYPES)[number];

/** A message to the shopper (P-NOTE-1). */
export interface Notification {
  id: string;
  type: NotificationType;
  title: string;
  message: string;
  isRead: boolean;
  createdAt: Date;
  /** Path of the page that it is about. */
  link?: string;
}

/** What is announced, before it becomes a notification. */
export type NewNotification = Pick<Notification, 'type' | 'title' | 'message'>;
