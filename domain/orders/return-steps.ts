import type { DayRange } from '../shipping/delivery-days.ts';

/** Working days of the steps of a return, as the policies promise them (P-RET-3). */
export const RETURN_STEP_DAYS = {
  approval: { min: 1, max: 2 },
  inspection: { min: 2, max: 3 },
  /** Whatever the method; `refundDays` tells the calendar days of each. */
  refund: { min: 3, max: 7 },
} as const satisfies Readonly<Record<string, DayRange>>;
