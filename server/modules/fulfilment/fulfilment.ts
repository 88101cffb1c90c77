/** The face of fulfilment: what happens to orders after payment, and what their shoppers may do. */
export { accountOrders } from './account-orders.ts';
export { decide } from './commands/dispute-command.ts';
export { freightBilled } from './commands/freight-command.ts';
export { listForOperator, showForOperator } from './commands/list-commands.ts';
export { claimPaid, lost, readAmount, remitted, returned } from './commands/parcel-commands.ts';
export { accept, cancel, declineCancel, deliver, pack, ship } from './commands/seller-commands.ts';
export type { Confirmation } from './links/confirm-order.ts';
export { registerGuestNotifications } from './news/notifications.ts';
export { dueNews } from './news/tell-shopper.ts';
export { openFulfilment, sweepOrderLinks } from './open-fulfilment.ts';
export type { OrderDesk } from './order-desk.ts';
export { bookParcel, shipWithWaybill } from './parcels/book-parcel.ts';
export { hearOfParcel } from './parcels/hear-of-parcel.ts';
export { dueParcels } from './parcels/move-parcel.ts';
export { dueRobotCouriers, handOverCash } from './robot-couriers.ts';
export { dueRobotSellers, playSeller, playsSellers } from './robot-sellers.ts';
