import { startOfJakartaDay } from '../format-date.ts';
import { FLASH_COUNTDOWN_SECONDS } from './flash-item.ts';

/** Hour (WIB) of the next session, on the day after: the first of 08:00, 12:00, 16:00 'Besok' (P-FLASH-1). */
export const NEXT_SESSION_HOUR = 8;

const MS_AN_HOUR = 60 * 60 * 1000;

/** When a countdown that starts now reaches 00:00:00: after 4 h 30 min (P-FLASH-2). */
export function countdownEnd(now: Date): Date {
  return new Date(now.getTime() + FLASH_COUNTDOWN_SECONDS * 1000);
}

/**
 * The end of a visitor's countdown on this visit: the stored one while it is valid, else a new one. A
 * finished countdown stays finished until the next session's hour of the following day, Jakarta time
 * (P-FLASH-2).
 * @param stored the end stored in the browser, or null on a first visit. One too far ahead was not written by
 * us and is replaced.
 */
export function countdownOnVisit(stored: Date | null, now: Date): Date {
  if (!stored || Number.isNaN(stored.getTime()) || stored > countdownEnd(now)) return countdownEnd(now);
  const dayAfter = startOfJakartaDay(stored).getTime() + 24 * MS_AN_HOUR;
  const restart = dayAfter + NEXT_SESSION_HOUR * MS_AN_HOUR;
  return now.getTime() >= restart ? countdownEnd(now) : stored;
}

/** Whole seconds left until an end, never negative. */
export function secondsLeft(end: Date, now: Date): number {
  return Math.max(0, Math.ceil((end.getTime() - now.getTime()) / 1000));
}
