/** The face of shipping: regions, tariffs, couriers. */

export {
  checkDays,
  type DayFault,
  daysOfYear,
  HOLIDAY_TABLE,
  type HolidayYear,
  listHolidays,
  type NamedDay,
  readDays,
  readHolidayYears,
  versionOfDays,
} from './calendar/edit-holidays.ts';
export {
  addHoliday,
  decreeYear,
  type HolidayRefusal,
  removeHoliday,
  replaceHolidays,
} from './calendar/holiday-commands.ts';
export { askForDecree, findUndecreedYear, openDecreeCase, shippingWork } from './calendar/undecreed-year.ts';
export { readCalendar } from './calendar/work-calendar.ts';
export { BITESHIP_SERVICES, serviceOfBiteship } from './couriers/biteship-services.ts';
export type {
  Booking,
  BookingRequest,
  CourierProvider,
  ParcelEnd,
  ParcelEvent,
  ParcelStatus,
  Tracking,
} from './couriers/courier-provider.ts';
export { openShipping, type Shipping, type SimulatedCouriers } from './open-shipping.ts';
export { prepareShipping } from './prepare-shipping.ts';
export { quoteCarriage } from './tariffs/carriage-quote.ts';
export { checkTariffRows, type TariffFault } from './tariffs/import-row.ts';
export {
  endingServices,
  readTariffFile,
  replaceTariffs,
  TARIFF_TABLE,
  type TariffRefusal,
} from './tariffs/import-tariffs.ts';
export { readTariffs, type StoredTariffs, tariffRows } from './tariffs/stored-tariffs.ts';
