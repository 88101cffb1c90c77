import { jakartaParts, nextJakartaMidnight, startOfJakartaDay } from '../format-date.ts';

const MS_A_DAY = 24 * 60 * 60 * 1000;

/** How long 'PROMO BULAN INI' runs from today, in days (P-PROMO-2). */
const PROMOTION_DAYS = 14;

/** Some whole days on a calendar in Jakarta; both midnights are instants. */
export interface Period {
  /** The midnight that the first day begins with. */
  from: Date;
  /** The midnight that the last day begins with: the period runs to the end of that day. */
  to: Date;
}

/** 10-17 April 2025 (P-PROMO-3). */
export const SPECIAL_OFFER_PERIOD: Period = fixedPeriod('2025-04-10', '2025-04-17');
/** 1-30 April 2025 (P-PROMO-4). */
export const EID_PERIOD: Period = fixedPeriod('2025-04-01', '2025-04-30');

function fixedPeriod(first: string, last: string): Period {
  return { from: new Date(`${first}T00:00:00+07:00`), to: new Date(`${last}T00:00:00+07:00`) };
}

/**
 * Whether the new year's promotion, which begins each 1 December, has just ended: in January, but for its first day
 * (P-PROMO-7). From February on it is the coming one.
 */
export function isNewYearOver(now: Date): boolean {
  const { month, day } = jakartaParts(now);
  return month === 0 && day > 1;
}

/** The period of 'PROMO BULAN INI': from today to 14 days later, in Jakarta (P-PROMO-2). */
export function currentPromotionPeriod(now: Date): Period {
  const from = startOfJakartaDay(now);
  return { from, to: new Date(from.getTime() + PROMOTION_DAYS * MS_A_DAY) };
}

/** Whether a period is over: from the midnight after its last day, Jakarta time (P-PROMO-7). */
export function hasEnded({ to }: Period, now: Date): boolean {
  return now >= nextJakartaMidnight(to);
}

/**
 * How long a page rendered now stays correct: until the next midnight in Jakarta, or an earlier moment at
 * which something on it changes (P-SHOP-15).
 * @param boundaries moments at which a text of the page changes; past ones and null are ignored.
 */
export function validUntil(now: Date, boundaries: readonly (Date | null)[] = []): Date {
  const coming = boundaries.filter((boundary) => boundary !== null && boundary > now);
  return new Date(Math.min(...[nextJakartaMidnight(now), ...coming].map(Number)));
}
