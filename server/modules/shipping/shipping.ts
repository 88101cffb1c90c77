/** The face of shipping: regions, tariffs, couriers. */

export { readCalendar } from './calendar/work-calendar.ts';
export type {
  Booking,
  BookingRequest,
  CourierProvider,
  ParcelEvent,
  Tracking,
} from './couriers/courier-provider.ts';
export { openShipping, type Shipping } from './open-shipping.ts';
export { prepareShipping } from './prepare-shipping.ts';
