/** The tabs of the console's inbox (P-CONSOLE-50). */
export const INBOX_TABS = ['messages', 'answered', 'applications', 'newsletter'] as const;

export type InboxTab = (typeof INBOX_TABS)[number];

/** The tab that an address names; open messages when it names none. */
export const parseInboxTab = (given: string | null): InboxTab =>
  INBOX_TABS.find((tab) => tab === given) ?? 'messages';
