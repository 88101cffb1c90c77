import { jakartaParts, startOfJakartaDay } from '../format-date.ts';
import { jakartaDay } from '../shipping/calendar.ts';

/** When the people of a shop answer its chat. */
export interface ChatHours {
  /** Days of the week, 0 for Sunday. */
  days: readonly number[];
  /** Minutes since midnight in Jakarta; closing is not before opening. */
  opensAt: number;
  closesAt: number;
}

/** Hours of a shop that has set none. */
export const USUAL_CHAT_HOURS: ChatHours = { days: [1, 2, 3, 4, 5, 6], opensAt: 8 * 60, closesAt: 17 * 60 };

/**
 * Whether nobody of a shop answers its chat now: outside its hours, or on its holiday (P-CHAT-15).
 * @param reopensOn the day on which the shop opens again, 'yyyy-mm-dd' in Jakarta; null for one that is open
 */
export function isAway(now: Date, { days, opensAt, closesAt }: ChatHours, reopensOn: string | null): boolean {
  if (reopensOn !== null && jakartaDay(now) < reopensOn) return true;
  const { year, month, day, hour, minute } = jakartaParts(now);
  const at = hour * 60 + minute;
  const weekday = new Date(Date.UTC(year, month, day)).getUTCDay();
  return !days.includes(weekday) || at < opensAt || at >= closesAt;
}

/** Whether a thread may have an automatic answer now: one a day in Jakarta (P-CHAT-15). @param last the last one's moment */
export const mayGreet = (now: Date, last: Date | null): boolean =>
  last === null || last < startOfJakartaDay(now);
