import { dueReminders, nextReminderDue, takeReminder } from '#server/modules/ledger/ledger.ts';
import type { Tx } from '#server/platform/database/transactions.ts';
import type { DueWork } from '#server/platform/jobs/due-work.ts';
import { remindOfAccount } from './jobs.ts';
import { askForAccount } from './note-refund.ts';
import { openAccountCase } from './order-cases.ts';

/** Most reminders that a sweep turns into jobs; the next one follows in 10 s. */
const MOST_AT_ONCE = 500;

/** Refunds whose shoppers have not named an account for some days (P-PAY-35). */
export const dueAccountReminders: DueWork = {
  name: 'orders: accounts of refunds',
  clock: 'shop',
  nextDue: nextReminderDue,
  enqueue: async (tx, now) => tx.enqueue(remindOfAccount, await dueReminders(tx, now, MOST_AT_ONCE)),
};

/** Reminds the shopper of a refund that is due; the last time the operator is asked to help. */
export async function remindShopper(tx: Tx, refundId: string): Promise<void> {
  const reminder = await takeReminder(tx, refundId);
  if (!reminder) return;
  await askForAccount(tx, { refundId, actor: 'clock', event: 'account_reminded' });
  if (reminder.isLast) await openAccountCase(tx, refundId);
}
