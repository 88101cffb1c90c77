import { jakartaParts } from '../format-date.ts';
import { addDays, addWorkingDays, type CalendarDay, isWorkingDay, jakartaDay } from './calendar.ts';
import type { Speed } from './couriers.ts';
import { type DayRange, transitDays } from './delivery-days.ts';
import { isDecreed, type WorkCalendar } from './holidays.ts';
import type { Route } from './zones.ts';

/** The first and the last day on which a parcel should arrive, in Jakarta. */
export interface Arrival {
  readonly first: CalendarDay;
  readonly last: CalendarDay;
  /** Calendar days from hand-over to the door. */
  readonly transit: DayRange;
  /** The holidays of its year are not decreed yet, so that it may be later. */
  readonly isGuess: boolean;
}

/** Until when a promise holds: a day in Jakarta and the hour at which it ends. */
export interface PayBefore {
  readonly day: CalendarDay;
  readonly hour: number;
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
function isSameDayOpen(paidAt: Date, calendar: WorkCalendar): boolean {
  return jakartaParts(paidAt).hour < SAME_DAY_HOUR && isWorkingDay(jakartaDay(paidAt), calendar);
}

/**
 * When a parcel paid at a moment arrives: processing in working days, then transit in calendar days. Null
 * where the service does not run, or when it is too late for a same-day service.
 */
export function estimateArrival(
  speed: Speed,
  route: Route,
  { paidAt, calendar }: { paidAt: Date; calendar: WorkCalendar },
): Arrival | null {
  const transit = transitDays(speed, route);
  if (transit === null || (speed === 'same-day' && !isSameDayOpen(paidAt, calendar))) return null;
  return promiseArrival({ speed, transit }, paidAt, calendar);
}

/**
 * The promise of a parcel that is bought and paid at a moment. One by a same-day service that was paid too late counts
 * from the next working day.
 */
export function promiseArrival(
  { speed, transit }: { speed: Speed; transit: DayRange },
  paidAt: Date,
  calendar: WorkCalendar,
): Arrival {
  const isSameDay = speed === 'same-day';
  const processing = isSameDay ? SAME_DAY_PROCESSING : PROCESSING_DAYS;
  const isLate = isSameDay && !isSameDayOpen(paidAt, calendar);
  const from = addWorkingDays(jakartaDay(paidAt), isLate ? 1 : 0, calendar);
  const first = addDays(addWorkingDays(from, processing.min, calendar), transit.min);
  const last = addDays(addWorkingDays(from, processing.max, calendar), transit.max);
  return { first, last, transit, isGuess: !isDecreed(calendar, last) };
}

/** Until when a service must be paid to arrive as it was estimated at a moment. */
export const payBeforeFor = (speed: Speed, now: Date): PayBefore => ({
  day: jakartaDay(now),
  hour: speed === 'same-day' ? SAME_DAY_HOUR : 24,
});
