/** The face of notifications: who is told what of an order, by mail and by the bell. */
export { accountNotifications, registerGuestNotifications } from './bell/bell-routes.ts';
export { notificationWork, openNotifications } from './open-notifications.ts';
