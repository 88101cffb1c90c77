import { z } from 'zod';
import { defineJob } from '../jobs/define-job.ts';

/** Deletes changes from the change log that every process has read. */
export const forgetChanges = defineJob({ name: 'changes.forget', payload: z.null(), pollSeconds: 30 });
