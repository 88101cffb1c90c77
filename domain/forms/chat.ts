import * as z from 'zod/mini';
import { CHAT_TEXT_LIMIT, GREETING_LIMIT, TEMPLATE_LIMIT } from '../chat/chat-limits.ts';
import { CHAT_REPORT_REASONS, REPORT_NOTE_LIMIT } from '../chat/report.ts';
import type { FieldError } from './field-error.ts';
import { optionalText } from './fields.ts';

/** A message of chat as it is typed; it may be empty where pictures go with it. */
export const chatForm = z.object({ text: optionalText(CHAT_TEXT_LIMIT) });

/** What a shop answers by itself; empty for nothing. */
export const greetingText = optionalText(GREETING_LIMIT);

/** What a shop often says; an empty one is left out. */
export const templateText = optionalText(TEMPLATE_LIMIT);

const code = (error: FieldError): FieldError => error;

/** A report of a thread or of one of its messages. 'other' says nothing by itself and needs a note (P-CHAT-17). */
export const chatReportForm = z
  .object({
    /** Number of the message; null for all of the thread. */
    seq: z.nullable(z.int().check(z.positive())),
    reason: z.enum(CHAT_REPORT_REASONS, code('required')),
    note: optionalText(REPORT_NOTE_LIMIT),
  })
  .check(
    z.refine(({ reason, note }) => reason !== 'other' || note !== '', {
      error: code('required'),
      path: ['note'],
    }),
  );
export type ChatReportForm = z.output<typeof chatReportForm>;
