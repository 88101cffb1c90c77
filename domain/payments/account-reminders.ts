/** On which days of waiting a shopper is reminded to name the account of a refund (P-PAY-35). */
export const REMINDER_DAYS = [3, 7] as const;

const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * When the next reminder is due.
 * @param since the moment from which the refund waits
 * @param given how many reminders there were
 * @returns null after the last one
 */
export function nextReminder(since: Date, given: number): Date | null {
  const days = REMINDER_DAYS[given];
  return days === undefined ? null : new Date(since.getTime() + days * DAY_MS);
}
