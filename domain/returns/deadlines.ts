import { endOfWorkingDay } from '../orders/deadlines.ts';
import { RETURN_STEP_DAYS } from '../orders/return-steps.ts';
import type { WorkCalendar } from '../shipping/holidays.ts';
import { PICK_UP_WITHIN_DAYS } from '../shipping/parcel-course.ts';
import type { ReturnState } from './transitions.ts';

/** Hours in which a guest registers to send a draft. */
export const DRAFT_HOURS = 48;
/** Goods are sent until so many days after arrival, and at least so many after the approval. */
export const SEND_WITHIN_DAYS = { ofArrival: 14, ofApproval: 5 } as const;
/** Hours that a courier of the shop has to fetch a parcel before its return ends by silence: a day more than couriers get. */
export const LABEL_HOURS = (PICK_UP_WITHIN_DAYS + 1) * 24;
/** Most labels of the shop for one way of one return: whoever misses so many couriers sends it otherwise. */
export const MOST_LABELS = 3;
/** Days after sending when goods that nobody has seen count as lost. */
export const TRANSIT_DAYS = 14;
/** Days in which a shopper appeals against a refusal. */
export const APPEAL_DAYS = 3;
/** Working days in which the operator decides, and in which a seller gives goods back. */
export const DECIDE_WORKING_DAYS = 3;
export const GIVE_BACK_WORKING_DAYS = 3;

const DAY_MS = 24 * 60 * 60 * 1000;
const daysAfter = (moment: Date, days: number) => new Date(moment.getTime() + days * DAY_MS);

/**
 * Until when the next step of a return must be made (P-RET-42). Working days end at midnight in Jakarta.
 * @param given.at when it came into its state
 * @returns null for a return that is over
 */
export function returnDeadline(
  state: ReturnState,
  given: { at: Date; arrivedAt: Date; calendar: WorkCalendar },
): Date | null {
  const { at, arrivedAt, calendar } = given;
  switch (state) {
    case 'draft':
      return daysAfter(at, DRAFT_HOURS / 24);
    case 'asked':
    case 'offered':
      return endOfWorkingDay(at, RETURN_STEP_DAYS.approval.max, calendar);
    case 'approved': {
      const times = [
        daysAfter(arrivedAt, SEND_WITHIN_DAYS.ofArrival),
        daysAfter(at, SEND_WITHIN_DAYS.ofApproval),
      ];
      return new Date(Math.max(...times.map((time) => time.getTime())));
    }
    case 'sent':
      return daysAfter(at, TRANSIT_DAYS);
    case 'inspecting':
      return endOfWorkingDay(at, RETURN_STEP_DAYS.inspection.max, calendar);
    case 'refused':
      return daysAfter(at, APPEAL_DAYS);
    case 'disputed':
      return endOfWorkingDay(at, DECIDE_WORKING_DAYS, calendar);
    case 'giving_back':
      return endOfWorkingDay(at, GIVE_BACK_WORKING_DAYS, calendar);
    case 'done':
    case 'closed':
      return null;
  }
}
