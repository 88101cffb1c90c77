import { z } from 'zod';
import { defineJob } from '#server/platform/jobs/define-job.ts';

/** Opens an attempt at the provider. The payload is its id. */
export const chargeAttempt = defineJob({ name: 'payment.charge', payload: z.uuid(), atOnce: 4 });

/** Polls the provider about an attempt and applies the answer. The payload is the attempt's id. */
export const checkAttempt = defineJob({ name: 'payment.check', payload: z.uuid(), atOnce: 4 });

/** Ends a purchase that nobody paid in time. The payload is its id. */
export const expirePayment = defineJob({ name: 'payment.expire', payload: z.uuid(), atOnce: 2 });

/** Deletes personal data that has had its time. */
export const forgetPersonalData = defineJob({ name: 'payment.forget', payload: z.null(), pollSeconds: 30 });

/** Deletes old proofs of payment, and moves those of an older version. */
export const sweepProofs = defineJob({ name: 'payment.proofs', payload: z.null(), pollSeconds: 30 });
