/** The face of fulfilment: what happens to orders after payment, and what their shoppers may do. */
export { bookParcel, shipWithWaybill, type WaybillOutcome } from './book-parcel.ts';
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
export { grantGuestOrders } from './order-links.ts';
export { dueRobotSellers, playSeller, playsSellers } from './robot-sellers.ts';
export { dueNews } from './tell-shopper.ts';
