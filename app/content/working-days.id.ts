import { RETURN_STEP_DAYS } from '#domain/orders/return-steps.ts';
import { PROCESSING_DAYS } from '#domain/shipping/arrival.ts';
import type { DayRange } from '#domain/shipping/delivery-days.ts';

/** '2-3' */
export const range = ({ min, max }: DayRange) => `${min}-${max}`;

const workingDays = (days: DayRange) => `${range(days)} hari kerja`;

/** How long a seller takes from the payment to the courier, and what comes after a return was asked for. */
export const WORKING_DAYS = {
  processing: workingDays(PROCESSING_DAYS),
  approval: workingDays(RETURN_STEP_DAYS.approval),
  inspection: workingDays(RETURN_STEP_DAYS.inspection),
  refund: workingDays(RETURN_STEP_DAYS.refund),
} as const;
