import { jakartaParts } from '../format-date.ts';
import { addDays, addWorkingDays, type CalendarDay, isWorkingDay, jakartaDay } from './calendar.ts';
import type { Speed } from './couriers.ts';
import { type DayRange, transitDays } from './delivery-days.ts';
import type { Route } from './zones.ts';

/** The first and the last day on which a parcel should arrive, in Jakarta. */
export interface Arrival {
  readonly first: CalendarDay;
  readonly last: CalendarDay;
}

/** Working days from payment to hand-over. */
export const PROCESSING_DAYS: DayRange = { min: 1, max: 2 };

/** The hour in Jakarta before which a same-day parcel must be paid. */
export const SAME_DAY_HOUR = 12;

/**
 * Working days from payment to hand-over of a same-day parcel: at the earliest the same day, at the latest
 * the next. Its delivery day counts from the hand-over.
 */
const SAME_DAY_PROCESSING: DayRange = { min: 0, max: 1 };

/** Whether a same-day service accepts a parcel paid at that moment: before noon on a working day. */
export function isSameDayOpen(paidAt: Date): boolean {
  return jakartaParts(paidAt).hour < SAME_DAY_HOUR && isWorkingDay(jakartaDay(paidAt));
}

/**
 * When a parcel paid at a moment arrives: processing in working days, then transit in calendar days. Null
 * where the service does not run, or when it is too late for a same-day service.
 */
export function estimateArrival(speed: Speed, route: Route, paidAt: Date): Arrival | null {
  const transit = transitDays(speed, route);
  if (transit === null || (speed === 'same-day' && !isSameDayOpen(paidAt))) return null;
  const processing = speed === 'same-day' ? SAME_DAY_PROCESSING : PROCESSING_DAYS;
  const paidOn = jakartaDay(paidAt);
  return {
    first: addDays(addWorkingDays(paidOn, processing.min), transit.min),
    last: addDays(addWorkingDays(paidOn, processing.max), transit.max),
  };
}
