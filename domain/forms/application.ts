import * as z from 'zod/mini';
import type { FieldError } from './field-error.ts';
import { email, line, optionalPhone, text } from './fields.ts';
import { JOB_IDS } from './jobs.ts';
import { FORM_LIMITS } from './limits.ts';

/**
 * The fields of a job application, except the resume, which `resumeFault` checks. An empty job is a general
 * application (P-FORM-3).
 */
export const applicationForm = z.object({
  job: z._default(z.enum(['', ...JOB_IDS], 'unknown_job' satisfies FieldError), ''),
  name: line({ max: FORM_LIMITS.name }),
  email,
  phone: optionalPhone(FORM_LIMITS.phone),
  cover_letter: text({ max: FORM_LIMITS.coverLetter }),
});

export type ApplicationForm = z.output<typeof applicationForm>;
