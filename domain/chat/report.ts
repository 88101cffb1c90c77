/** What can be wrong with a message or a thread (P-CHAT-17). Words for them are in `app/copy/chat.id.ts`. */
export const CHAT_REPORT_REASONS = [
  'outside_payment',
  'fraud',
  'rude',
  'spam',
  'personal_data',
  'other',
] as const;

export type ChatReportReason = (typeof CHAT_REPORT_REASONS)[number];

/** Longest explanation of a report, in characters. */
export const REPORT_NOTE_LIMIT = 500;
/** Open reports that one side may have about a thread. */
export const MOST_OPEN_REPORTS = 5;
