import { jakartaParts, startOfJakartaDay } from '../format-date.ts';
import { openingOf } from './holiday.ts';

/** Hours of the day in Jakarta between which a shop accepts orders by itself (P-CENTRE-67): 8 and 17 for 08.00 to 17.00. */
export interface AcceptHours {
  from: number;
  to: number;
}

const HOUR_MS = 60 * 60 * 1000;

/**
 * When a shop next accepts by itself: the moment itself within its hours, else the next beginning of them that is not in its
 * holiday. @param reopensOn the day on which the shop opens again, 'yyyy-mm-dd'; null for one that is open
 */
export function nextAccepting(moment: Date, { from, to }: AcceptHours, reopensOn: string | null): Date {
  const opening = reopensOn === null ? moment : openingOf(reopensOn);
  const earliest = opening > moment ? opening : moment;
  const { hour } = jakartaParts(earliest);
  if (hour >= from && hour < to) return earliest;
  const day = startOfJakartaDay(earliest).getTime();
  return new Date(day + (hour < from ? from : 24 + from) * HOUR_MS);
}
