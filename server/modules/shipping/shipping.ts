/** The face of shipping: regions, tariffs, couriers. */

export type {
  Booking,
  BookingRequest,
  CourierAnswer,
  CourierFailure,
  CourierNotification,
  CourierProvider,
  CourierRate,
  ParcelEvent,
  ParcelStatus,
  RatesRequest,
  Tracking,
} from './couriers/courier-provider.ts';
export { openShipping, type Shipping } from './open-shipping.ts';
export { prepareShipping } from './prepare-shipping.ts';
export type { StoredTariffs } from './tariffs/stored-tariffs.ts';
