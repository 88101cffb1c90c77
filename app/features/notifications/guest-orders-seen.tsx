import { useEffect } from 'react';
import { openGuestOrders } from '../../browser/guest-orders.ts';
import { askForGuestOrders, useNotificationsStore } from '../../browser/notifications.tsx';

/** On a page with orders without an account: this browser asks for their news from now on (P-NOTE-7). Shows nothing. */
export function GuestOrdersSeen() {
  const notifications = useNotificationsStore();
  useEffect(() => {
    // At once: who goes on quickly has seen them, too.
    openGuestOrders(notifications).see();
    askForGuestOrders(notifications);
  }, [notifications]);
  return null;
}
