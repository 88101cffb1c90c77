import { endOfWorkingDay } from '../orders/deadlines.ts';
import type { WorkCalendar } from '../shipping/holidays.ts';

/**
 * What a message asks for, as an operator sorts it (P-CONSOLE-50). Access to data, withdrawal of consent and restriction have
 * the short time of the law; `privacy` is any other request about personal data.
 */
export const MESSAGE_KINDS = ['message', 'access', 'withdrawal', 'restriction', 'privacy'] as const;

export type MessageKind = (typeof MESSAGE_KINDS)[number];

/** Working days for a message; hours and days for requests about personal data. */
const WORKING_DAYS = 2;
const SHORT_HOURS = 3 * 24;
const PRIVACY_DAYS = 30;
const HOUR_MS = 3_600_000;

/** Until when a message must be answered: the end of a working day for one that is no request about personal data. */
export function answerBy(kind: MessageKind, receivedAt: Date, calendar: WorkCalendar): Date {
  switch (kind) {
    case 'message':
      return endOfWorkingDay(receivedAt, WORKING_DAYS, calendar);
    case 'privacy':
      return new Date(receivedAt.getTime() + PRIVACY_DAYS * 24 * HOUR_MS);
    default:
      return new Date(receivedAt.getTime() + SHORT_HOURS * HOUR_MS);
  }
}
