import { jakartaParts } from '../format-date.ts';
import { isHoliday, type WorkCalendar } from './holidays.ts';

/** A day in Jakarta as 'yyyy-mm-dd'; days compare as texts do. */
export type CalendarDay = string;

const toDay = (utc: Date): CalendarDay => utc.toISOString().slice(0, 10);

/** The day of an instant on a calendar in Jakarta. */
export function jakartaDay(instant: Date): CalendarDay {
  const { year, month, day } = jakartaParts(instant);
  return toDay(new Date(Date.UTC(year, month, day)));
}

/** The day that many calendar days later. */
export function addDays(day: CalendarDay, count: number): CalendarDay {
  const utc = new Date(`${day}T00:00:00Z`);
  utc.setUTCDate(utc.getUTCDate() + count);
  return toDay(utc);
}

/** Whether sellers work on that day: Monday to Friday, holidays and joint leave excepted. */
export function isWorkingDay(day: CalendarDay, calendar: WorkCalendar): boolean {
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay();
  return weekday !== 0 && weekday !== 6 && !isHoliday(calendar, day);
}

/** The working day that many working days after a day, which itself does not count; 0 stays where it is. */
export function addWorkingDays(day: CalendarDay, count: number, calendar: WorkCalendar): CalendarDay {
  let reached = day;
  for (let left = count; left > 0; ) {
    reached = addDays(reached, 1);
    if (isWorkingDay(reached, calendar)) left -= 1;
  }
  return reached;
}
