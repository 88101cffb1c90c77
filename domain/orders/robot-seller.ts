import { jakartaParts } from '../format-date.ts';
import { addDays, isWorkingDay, jakartaDay } from '../shipping/calendar.ts';
import type { WorkCalendar } from '../shipping/holidays.ts';
import type { OrderState } from './transitions.ts';

/**
 * The robot that plays the sellers of a demo: what it does next for an order, and when. The same order always
 * gets the same steps, so that a demo is predictable.
 */

/** What the robot looks at in an order. */
export interface RobotOrder {
  state: OrderState;
  /** Time of the last event. */
  changedAt: Date;
  isCancelAsked: boolean;
  /** A courier is booked, so the robot waits for it. */
  hasCourier: boolean;
  /** A whole number derived from the order, in place of chance. */
  luck: number;
}

export type RobotStep = { do: 'accept' | 'pack' | 'ship' | 'approve_cancel'; at: Date };

const MINUTE_MS = 60_000;
const OPENS_AT = 9;
const CLOSES_AT = 17;
/** One in so many sellers is slow. */
const SLOW_ONE_IN = 6;
const SLOW_MINUTES = 14 * 60;

/** What the robot does next; null when it has nothing to do. */
export function robotStep(order: RobotOrder, calendar: WorkCalendar): RobotStep | null {
  const { state, changedAt, isCancelAsked, hasCourier, luck } = order;
  const after = (minutes: number) => new Date(changedAt.getTime() + minutes * MINUTE_MS);
  if (isCancelAsked) return hasCourier ? null : { do: 'approve_cancel', at: after(30 + (luck % 60)) };
  switch (state) {
    case 'new': {
      const slow = luck % SLOW_ONE_IN === 0 ? SLOW_MINUTES : 0;
      return { do: 'accept', at: after(30 + (luck % 61) + slow) };
    }
    case 'accepted':
      return { do: 'pack', at: inWorkingHours(after(60 + (luck % 90)), calendar) };
    case 'packed':
      return hasCourier ? null : { do: 'ship', at: inWorkingHours(after(15 + (luck % 45)), calendar) };
    default:
      return null;
  }
}

/** The moment itself, or the next start of working hours in Jakarta. */
function inWorkingHours(moment: Date, calendar: WorkCalendar): Date {
  const { hour } = jakartaParts(moment);
  const today = jakartaDay(moment);
  if (isWorkingDay(today, calendar) && hour >= OPENS_AT && hour < CLOSES_AT) return moment;
  let day = isWorkingDay(today, calendar) && hour < OPENS_AT ? today : addDays(today, 1);
  while (!isWorkingDay(day, calendar)) day = addDays(day, 1);
  return new Date(`${day}T${String(OPENS_AT).padStart(2, '0')}:00:00+07:00`);
}
