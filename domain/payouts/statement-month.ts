import { jakartaDay } from '../shipping/calendar.ts';

/** The month of a statement that an address names, 'yyyy-mm'; the present one for nonsense and for what is yet to come. */
export function parseMonth(typed: string | null, now: Date): string {
  const present = jakartaDay(now).slice(0, 7);
  return typed !== null && /^20\d\d-(0[1-9]|1[0-2])$/.test(typed) && typed <= present ? typed : present;
}

/** The month so many months after one. */
const monthAfter = (month: string, months: number): string => {
  const [year = 0, at = 1] = month.split('-').map(Number);
  return new Date(Date.UTC(year, at - 1 + months, 1)).toISOString().slice(0, 7);
};

/** The months before and after one; null for one that is yet to come. */
export function monthsAround(month: string, now: Date): { earlier: string; later: string | null } {
  const later = monthAfter(month, 1);
  return { earlier: monthAfter(month, -1), later: later <= jakartaDay(now).slice(0, 7) ? later : null };
}
