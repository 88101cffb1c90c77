import { type SQL, sql } from 'drizzle-orm';
import { nextReminder } from '#domain/payments/account-reminders.ts';
import type { Query } from '#server/platform/database/query.ts';
import type { Tx } from '#server/platform/database/transactions.ts';

/** Whether a refund, `refunds` in the query, waits until the shopper names an account. */
export const WAITS_FOR_ACCOUNT = sql`refunds.state in ('needs_account', 'bounced')`;

/** Those of some returns whose money waits until the shopper names an account. */
export async function returnsWithoutAccount(
  query: Query,
  returns: readonly string[],
): Promise<ReadonlySet<string>> {
  const rows = await query<{ id: string }>(sql`
    select distinct cause_id as id from refunds
    where cause_kind in ('return', 'return_rest', 'postage') and cause_id = any(${sql.param(returns)}::text[])
      and ${WAITS_FOR_ACCOUNT}`);
  return new Set(rows.map(({ id }) => id));
}

/** Changes of a refund that begins to wait for an account: it is reminded of from then on. */
export const waitsSince = (now: Date): SQL =>
  sql`waits_since = ${now}, reminders = 0, remind_at = ${nextReminder(now, 0)}`;

/** When the next reminder is due; null without one. */
export async function nextReminderDue(query: Query): Promise<Date | null> {
  const [row] = await query<{ due: Date | null }>(
    sql`select min(remind_at) as due from refunds where remind_at is not null`,
  );
  return row?.due ?? null;
}

/** Refunds whose shoppers are to be reminded now. */
export async function dueReminders(query: Query, now: Date, limit: number): Promise<string[]> {
  const rows = await query<{ id: string }>(sql`
    select id from refunds where remind_at <= ${now} order by remind_at limit ${limit}`);
  return rows.map(({ id }) => id);
}

/**
 * Takes the reminder of a refund that is due, and plans the next one.
 * @returns whether it was the last one; null when none is due, or the account has been named
 */
export async function takeReminder(tx: Tx, refundId: string): Promise<{ isLast: boolean } | null> {
  const now = await tx.now();
  const [due] = await tx<{ waitsSince: Date; reminders: number; isWaiting: boolean }>(sql`
    select waits_since as "waitsSince", reminders, ${WAITS_FOR_ACCOUNT} as "isWaiting" from refunds
    where id = ${refundId} and remind_at <= ${now} for update`);
  if (!due) return null;
  const next = due.isWaiting ? nextReminder(due.waitsSince, due.reminders + 1) : null;
  await tx(sql`
    update refunds set reminders = ${due.reminders + 1}, remind_at = ${next} where id = ${refundId}`);
  return due.isWaiting ? { isLast: next === null } : null;
}
