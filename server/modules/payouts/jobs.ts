import { z } from 'zod';
import { defineJob } from '#server/platform/jobs/define-job.ts';

/** Makes the payout of a shop that is due. The payload is the shop's id. */
export const makeDuePayout = defineJob({ name: 'payouts.make', payload: z.int(), atOnce: 4 });

/** Tells the owners of a shop that its account was named. The payload is the shop's id. */
export const tellOfAccount = defineJob({ name: 'payouts.tell_account', payload: z.int() });

/** Tells the owners of a shop that a payout was transferred. The payload is the payout's id. */
export const tellOfPayout = defineJob({ name: 'payouts.tell_sent', payload: z.int() });

/** Plans the payouts of shops that got money and have no plan, whatever became of the job of their order. */
export const planPayouts = defineJob({ name: 'payouts.plan', payload: z.null(), pollSeconds: 30 });
