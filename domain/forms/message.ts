import * as z from 'zod/mini';
import { email, line, text } from './fields.ts';
import { FORM_LIMITS } from './limits.ts';

/** The message form of the help centre (P-FORM-1). */
export const messageForm = z.object({
  name: line({ max: FORM_LIMITS.name }),
  email,
  subject: line(FORM_LIMITS.subject),
  message: text(FORM_LIMITS.message),
});

export type MessageForm = z.output<typeof messageForm>;
