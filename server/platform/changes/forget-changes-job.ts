import { z } from 'zod';
import { defineJob } from '../jobs/define-job.ts';

/** Deletes from the change log what every process has seen. */
export const forgetChanges = defineJob({ name: 'changes.forget', payload: z.null(), pollSeconds: 30 });
