import { addDays, addWorkingDays, type CalendarDay, isWorkingDay, jakartaDay } from '../shipping/calendar.ts';
import type { WorkCalendar } from '../shipping/holidays.ts';

/** How often a shop is paid out (P-PAYOUT-1). */
export const RHYTHMS = ['daily', 'weekly'] as const;
export type Rhythm = (typeof RHYTHMS)[number];

/** The least that is paid out, in whole Rupiah; less waits for the next time. */
export const LEAST_PAYOUT = 50_000;

/** How many days nothing is paid to an account that replaced another one (P-PAYOUT-4). */
export const NEW_ACCOUNT_DAYS = 3;

/** How many days a shop is not paid after the e-mail of somebody who may change its account was changed (P-PAYOUT-10). */
export const NEW_EMAIL_DAYS = 7;

/** The hour of payouts in Jakarta. */
const PAYOUT_HOUR = 9;

/** When the payouts of a day are made: 09.00 in Jakarta. */
const momentOf = (day: CalendarDay): Date => new Date(`${day}T0${PAYOUT_HOUR}:00:00+07:00`);

/** When a shop is paid out next: on the next working day, or on the first one of the next week. */
export function nextPayout(now: Date, rhythm: Rhythm, calendar: WorkCalendar): Date {
  const today = jakartaDay(now);
  if (rhythm === 'daily') return momentOf(addWorkingDays(today, 1, calendar));
  const monday = nextMonday(today);
  return momentOf(isWorkingDay(monday, calendar) ? monday : addWorkingDays(monday, 1, calendar));
}

function nextMonday(day: CalendarDay): CalendarDay {
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay();
  return addDays(day, weekday === 0 ? 1 : 8 - weekday);
}
