/** The face of parcels: couriers are booked, waybills typed, and what couriers say moves the order. */
export {
  type BilledParcel,
  bookFreightBill,
  lockParcelsOfWaybills,
  parcelsOfWaybills,
} from './bill-freight.ts';
export { bookParcel, shipWithWaybill } from './book-parcel.ts';
export { hearOfParcel } from './hear-of-parcel.ts';
export { isKnownWaybill } from './known-waybill.ts';
export { openParcels, parcelWork } from './open-parcels.ts';
export {
  billReturnParcel,
  bookReturnParcel,
  payReturnParcel,
  type ReturnParcel,
  readReturnParcels,
  recallReturnParcels,
  returnCarried,
  returnOfParcel,
} from './return-parcels.ts';
export { endParcel, ordersOfWaybill, waybillsOf } from './stored-parcel.ts';
