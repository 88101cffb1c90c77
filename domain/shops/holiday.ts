import { jakartaDay } from '../shipping/calendar.ts';

/** Most days that a shop closes for at once. */
export const MOST_HOLIDAY_DAYS = 90;

const DAY_MS = 24 * 60 * 60 * 1000;

/** The first and the last day, 'yyyy-mm-dd' in Jakarta, on which a shop that closes now may open again (P-CENTRE-42). */
export function reopeningDays(now: Date): { first: string; last: string } {
  const after = (days: number) => jakartaDay(new Date(now.getTime() + days * DAY_MS));
  return { first: after(1), last: after(MOST_HOLIDAY_DAYS) };
}

/** The moment at which a day begins in Jakarta. */
export const openingOf = (day: string): Date => new Date(`${day}T00:00+07:00`);
