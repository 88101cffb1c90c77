/** The face of fulfilment: what happens to orders after payment, and what their shoppers may do. */
export { accountOrders } from './account-orders.ts';
export { bookParcel, shipWithWaybill } from './book-parcel.ts';
export { listForOperator, showForOperator } from './commands/list-commands.ts';
export { claimPaid, lost, readAmount, remitted, returned } from './commands/parcel-commands.ts';
export { accept, cancel, declineCancel, deliver, pack, ship } from './commands/seller-commands.ts';
export { hearOfParcel } from './hear-of-parcel.ts';
export { dueParcels } from './move-parcel.ts';
export { openFulfilment, sweepOrderLinks } from './open-fulfilment.ts';
export type {
  AddressRefusal,
  CancelOutcome,
  NewAddress,
  OrderDesk,
  OrderRefusal,
} from './order-desk.ts';
export { dueRobotSellers, playSeller, playsSellers } from './robot-sellers.ts';
export { dueNews } from './tell-shopper.ts';
