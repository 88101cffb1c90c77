import { countdownOnVisit } from '#domain/flash-sale/countdown.ts';

const KEY = 'flash-sale-ends-at';
/** Used where the browser forbids storage. */
let unstored: Date | null = null;

/** The end of this visitor's flash-sale countdown, kept in the browser and shared by all pages (P-FLASH-2). */
export function flashCountdownEnd(now: Date): Date {
  let stored = unstored;
  try {
    const text = localStorage.getItem(KEY);
    if (text !== null) stored = new Date(text);
  } catch {
    // Forbidden storage: the countdown lives as long as this page.
  }
  const end = countdownOnVisit(stored, now);
  unstored = end;
  try {
    localStorage.setItem(KEY, end.toISOString());
  } catch {
    // As above.
  }
  return end;
}
