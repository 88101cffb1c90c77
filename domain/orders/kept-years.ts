import { jakartaDay } from '../shipping/calendar.ts';

/**
 * Years for which the law asks for what is known of whoever bought and complained, from the end of the year on in which a
 * purchase was over: of purchases with an invoice as of money (10), of what was said and shown in returns as of complaints (5).
 * Source: P-ACC-17.
 */
export const KEPT_YEARS = { money: 10, complaints: 5 } as const;

/** Until when data is kept that was sealed at a moment: the end of a year, in Jakarta. */
export const keptUntil = (sealedAt: Date, years: number): Date =>
  new Date(`${Number(jakartaDay(sealedAt).slice(0, 4)) + years}-12-31T23:59:59+07:00`);

/** What was over before this moment is kept no longer. */
export const keptSince = (now: Date, years: number): Date =>
  new Date(`${Number(jakartaDay(now).slice(0, 4)) - years}-01-01T00:00:00+07:00`);
