/**
 * The days off of the shop's sellers, as far as they are known: holidays and joint leave by the joint decree of three
 * ministers, usually of September for the next year. They are rows of the tables `holidays` and `holiday_years`.
 */
export interface WorkCalendar {
  /** Days 'yyyy-mm-dd'. */
  readonly daysOff: readonly string[];
  /** Years whose decree is known. */
  readonly decreed: readonly number[];
}

/** Holidays on the same date each year ('mm-dd'): all that is known of a year before its decree. */
const FIXED = ['01-01', '05-01', '06-01', '08-17', '12-25'];

/** Whether the decree of a day's year is known; before that, days that count working days are a guess (P-SHIP-7). */
export const isDecreed = ({ decreed }: WorkCalendar, day: string): boolean =>
  decreed.includes(Number(day.slice(0, 4)));

/** Whether a day 'yyyy-mm-dd' is a holiday or joint leave, as far as it is known. */
export const isHoliday = (calendar: WorkCalendar, day: string): boolean =>
  calendar.daysOff.includes(day) || (!isDecreed(calendar, day) && FIXED.includes(day.slice(5)));
