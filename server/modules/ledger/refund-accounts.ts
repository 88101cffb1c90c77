import { type SQL, sql } from 'drizzle-orm';
import type { RefundAccount } from '#domain/payments/refund-account.ts';
import { refundPromisedBy } from '#domain/payments/refund-days.ts';
import type { Query } from '#server/platform/database/query.ts';
import type { Tx } from '#server/platform/database/transactions.ts';
import { WAITS_FOR_ACCOUNT, waitsSince } from './refund-reminders.ts';

/** An account may be named, and changed, until the money has left, and after a bank returned it. */
const TAKES_ACCOUNT = sql`state in ('needs_account', 'manual', 'bounced')`;

/** Whether a refund still takes an account; locks it. */
export async function canNameAccount(tx: Tx, refundId: string): Promise<boolean> {
  const found = await tx(
    sql`select 1 as found from refunds where id = ${refundId} and ${TAKES_ACCOUNT} for update`,
  );
  return found.length > 0;
}

/**
 * Forgets the accounts that were named for refunds of a purchase: those that nobody has transferred yet wait for one
 * again. @returns whether money had left to one before, or is in a file for the bank
 */
export async function forgetAccounts(tx: Tx, purchaseId: string): Promise<{ hasLeft: boolean }> {
  await tx(sql`
    delete from refund_accounts where refund_id in (
      select id from refunds where purchase_id = ${purchaseId} and ${TAKES_ACCOUNT})`);
  await tx(sql`
    update refunds set state = 'needs_account', ${waitsSince(await tx.now())}
    where purchase_id = ${purchaseId} and state = 'manual'`);
  const left = await tx(sql`
    select 1 as left_to from refunds
    where purchase_id = ${purchaseId} and state in ('exported', 'done') and way = 'transfer' limit 1`);
  return { hasLeft: left.length > 0 };
}

/**
 * Stores the bank account of a refund; the operator transfers to it. It may be changed until the money has
 * left, and after a bank returned it. From then on the money has its days to arrive. @returns false when it is too late
 */
export async function nameAccount(tx: Tx, refundId: string, account: RefundAccount): Promise<boolean> {
  const promisedBy = refundPromisedBy('transfer', await tx.now());
  const [waiting] = await tx(sql`
    update refunds set state = 'manual', remind_at = null,
      promised_by = case when state = 'manual' then promised_by else greatest(promised_by, ${promisedBy}::timestamptz) end
    where id = ${refundId} and ${TAKES_ACCOUNT} returning id`);
  if (!waiting) return false;
  const { bank, number, holder } = account;
  await tx(sql`
    insert into refund_accounts (refund_id, bank, number, holder) values (${refundId}, ${bank}, ${number}, ${holder})
    on conflict (refund_id) do update set bank = ${bank}, number = ${number}, holder = ${holder}`);
  return true;
}

/**
 * Other refunds of the same return that wait for an account, such as the postage of its goods: one form names it for all
 * (P-RET-46). Locks them.
 */
export async function waitingBeside(tx: Tx, refundId: string): Promise<string[]> {
  const rows = await tx<{ id: string }>(sql`
    select id from refunds where id <> ${refundId} and ${WAITS_FOR_ACCOUNT} and cause_kind in (${OF_RETURNS})
      and cause_id = (select cause_id from refunds where id = ${refundId} and cause_kind in (${OF_RETURNS}))
    order by id for update`);
  return rows.map(({ id }) => id);
}

const OF_RETURNS = sql`'return', 'return_rest', 'postage'`;

/**
 * Whether an account was named for a refund of these purchases, and is still kept.
 * @param purchases a subquery of their ids
 */
export async function isRefundedTo(
  query: Query,
  purchases: SQL,
  { bank, number }: Pick<RefundAccount, 'bank' | 'number'>,
): Promise<boolean> {
  const found = await query(sql`
    select from refund_accounts a join refunds f on f.id = a.refund_id
    where f.purchase_id in ${purchases} and a.number = ${number} and lower(a.bank) = lower(${bank}) limit 1`);
  return found.length > 0;
}

/** When the oldest refund with an account was done; null without one. */
export async function oldestDoneAccount(query: Query): Promise<Date | null> {
  const [row] = await query<{ at: Date | null }>(sql`
    select min(f.done_at) as at from refund_accounts a join refunds f on f.id = a.refund_id where f.state = 'done'`);
  return row?.at ?? null;
}

/** Deletes the accounts of refunds that were done until a moment. */
export async function forgetDoneAccounts(query: Query, until: Date): Promise<void> {
  await query(sql`
    update refund_transfers t set bank = '', number = '', holder = '' from refunds f
    where f.id = t.refund_id and f.state = 'done' and f.done_at <= ${until} and t.number <> ''`);
  await query(sql`
    delete from refund_accounts a using refunds f
    where f.id = a.refund_id and f.state = 'done' and f.done_at <= ${until}`);
}
