import { addDays, addWorkingDays, jakartaDay } from '../shipping/calendar.ts';
import type { WorkCalendar } from '../shipping/holidays.ts';
import { lostAt } from '../shipping/parcel-course.ts';
import { returnWindows } from './return-windows.ts';

/** Working days after payment in which a seller must accept an order, and ship it. */
export const ACCEPT_WITHIN_WORKING_DAYS = 1;
export const SHIP_WITHIN_WORKING_DAYS = 2;
/** Working days after that in which the courier must have scanned a parcel whose waybill was typed. */
export const SCAN_WITHIN_WORKING_DAYS = 2;
/** Hours in which a seller must answer a request to cancel; no answer approves it. */
export const CANCEL_ANSWER_HOURS = 24;
/** Days after arrival when an order counts as received, unless the shopper says so earlier (P-BUY-8). */
export const RECEIVED_AFTER_DAYS = 3;
/** Days after arrival when an order is completed and its seller gets the money; sooner for a trusted shop. */
export const COMPLETED_AFTER_DAYS = { usual: 7, trusted: 3 } as const;

const HOUR_MS = 60 * 60 * 1000;

/** The last moment of a day in Jakarta. */
function endOfDay(day: string): Date {
  return new Date(Date.parse(`${addDays(day, 1)}T00:00:00+07:00`) - 1000);
}

/** The last moment of the working day that many working days after a moment's, in Jakarta. */
export const endOfWorkingDay = (from: Date, days: number, calendar: WorkCalendar): Date =>
  endOfDay(addWorkingDays(jakartaDay(from), days, calendar));

/** Until when a seller must accept an order that was paid at a moment: the end of a working day in Jakarta. */
export const acceptBy = (paidAt: Date, calendar: WorkCalendar): Date =>
  endOfWorkingDay(paidAt, ACCEPT_WITHIN_WORKING_DAYS, calendar);

/** Until when it must be shipped, however late it was accepted; counted anew from when a booked courier is given up. */
export const shipBy = (paidAt: Date, calendar: WorkCalendar): Date =>
  endOfWorkingDay(paidAt, SHIP_WITHIN_WORKING_DAYS, calendar);

/** Until when the courier must have scanned a parcel that was to be shipped by a moment. */
export const scanBy = (shipBy: Date, calendar: WorkCalendar): Date =>
  endOfWorkingDay(shipBy, SCAN_WITHIN_WORKING_DAYS, calendar);

/** The hour in Jakarta at which a shopper is asked whether a parcel came. */
const ASK_HOUR = 9;

/** When a shopper is asked about a parcel that nobody can track, and until when silence means nothing. */
export interface ArrivalQuestion {
  askAt: Date;
  answerBy: Date;
}

/**
 * The question about a parcel that should arrive by a day and was sent at a moment: on the day after, and open until it
 * would count as lost. A parcel that was sent too late for that gets the same days from when it was sent.
 */
export function arrivalQuestion(arrivesTo: string, sentAt: Date): ArrivalQuestion {
  const last = arrivesTo > jakartaDay(sentAt) ? arrivesTo : jakartaDay(sentAt);
  const askAt = new Date(Date.parse(`${addDays(last, 1)}T00:00:00+07:00`) + ASK_HOUR * HOUR_MS);
  return { askAt, answerBy: lostAt(last) };
}

/** Until when a seller must answer a request to cancel. */
export const cancelAnswerBy = (askedAt: Date): Date =>
  new Date(askedAt.getTime() + CANCEL_ANSWER_HOURS * HOUR_MS);

const daysAfter = (moment: Date, days: number) => new Date(moment.getTime() + days * 24 * HOUR_MS);

/** What starts with the arrival of an order. */
export interface ArrivalClocks {
  /** When it counts as received. */
  receiveBy: Date;
  /** When the last window for a return closes. */
  windowEnd: Date;
  completeAt: Date;
}

/** The clocks of an order that arrived at a moment. */
export const arrivalClocks = (arrivedAt: Date, { isTrusted }: { isTrusted: boolean }): ArrivalClocks => ({
  receiveBy: daysAfter(arrivedAt, RECEIVED_AFTER_DAYS),
  windowEnd: returnWindows(arrivedAt).other,
  completeAt: daysAfter(arrivedAt, COMPLETED_AFTER_DAYS[isTrusted ? 'trusted' : 'usual']),
});
