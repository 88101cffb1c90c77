/** The face of shipping: regions, tariffs, couriers. */

export { readCalendar } from './calendar/work-calendar.ts';
export { BITESHIP_SERVICES, serviceOfBiteship } from './couriers/biteship-services.ts';
export type {
  Booking,
  BookingRequest,
  CourierProvider,
  ParcelEvent,
  ParcelStatus,
  Tracking,
} from './couriers/courier-provider.ts';
export { openShipping, type Shipping, type SimulatedCouriers } from './open-shipping.ts';
export { prepareShipping } from './prepare-shipping.ts';
export type { StoredTariffs } from './tariffs/stored-tariffs.ts';
