import type { WorkCalendar } from './holidays.ts';

/** For tests: the days off of 2026; no other year is decreed. */
export const CALENDAR: WorkCalendar = {
  daysOff: [
    ...['01-01', '01-16', '02-16', '02-17', '03-18', '03-19', '03-20', '03-21', '03-22', '03-23', '03-24'],
    ...['04-03', '04-05', '05-01', '05-14', '05-15', '05-27', '05-28', '05-31', '06-01', '06-16'],
    ...['08-17', '08-25', '12-24', '12-25'],
  ].map((day) => `2026-${day}`),
  decreed: [2026],
};
