import { sql } from 'drizzle-orm';
import { isAccount, type Transfer } from '#domain/ledger/accounts.ts';
import type { Query } from '#server/platform/database/query.ts';

/**
 * A posting that contradicts one of the same id, names an unknown account, or overdraws one: always a bug.
 */
export class LedgerFault extends Error {
  override readonly name = 'LedgerFault';
}

/** What some transfers belong to. */
export interface PostingContext {
  purchaseId?: string;
  orderId?: string;
  /** The shop's time of the transaction. */
  at: Date;
}

/** Kinds of accounts that never go below zero: their content belongs to somebody. */
const NEVER_OVERDRAWN = ['unapplied', 'escrow', 'refund', 'payout'];

/**
 * Posts transfers inside the caller's transaction, which holds the lock of their order or purchase. An id
 * that is already posted is compared: an equal transfer is fine, because everything happens at least once.
 * @throws LedgerFault when it differs, an account is unknown, or would be overdrawn
 */
export async function post(
  query: Query,
  transfers: readonly Transfer[],
  context: PostingContext,
): Promise<void> {
  if (transfers.length === 0) return;
  for (const { id, debit, credit } of transfers)
    if (!isAccount(debit) || !isAccount(credit))
      throw new LedgerFault(`${id}: ${debit} > ${credit} is no pair of accounts`);
  const posted = await query<{ id: string }>(sql`
    insert into ledger_transfers (id, debit, credit, amount, purchase_id, order_id, at)
    select id, debit, credit, amount, ${context.purchaseId ?? null}::uuid, ${context.orderId ?? null}::uuid, ${context.at}
    from jsonb_to_recordset(${JSON.stringify(transfers)}) as given (id text, debit text, credit text, amount bigint)
    on conflict (id) do nothing returning id`);
  const isNew = new Set(posted.map(({ id }) => id));
  const repeated = transfers.filter(({ id }) => !isNew.has(id));
  if (repeated.length > 0) await compare(query, repeated);
  if (isNew.size > 0)
    await refuseOverdrawn(
      query,
      transfers.filter(({ id }) => isNew.has(id)),
    );
}

async function compare(query: Query, repeated: readonly Transfer[]): Promise<void> {
  const [different] = await query<{ id: string }>(sql`
    select given.id from jsonb_to_recordset(${JSON.stringify(repeated)})
      as given (id text, debit text, credit text, amount bigint)
    left join ledger_transfers found using (id)
    where (found.debit, found.credit, found.amount) is distinct from (given.debit, given.credit, given.amount)
    limit 1`);
  if (different) throw new LedgerFault(`${different.id} is posted already, and differently`);
}

async function refuseOverdrawn(query: Query, transfers: readonly Transfer[]): Promise<void> {
  const accounts = new Set(transfers.map(({ debit }) => debit));
  const guarded = [...accounts].filter((account) => NEVER_OVERDRAWN.includes(account.split(':')[0] ?? ''));
  for (const account of guarded) {
    const held = await balanceOf(query, account);
    if (held > 0) throw new LedgerFault(`${account} would be overdrawn by ${held}`);
  }
}

/** The balance of an account: debits minus credits, in whole Rupiah. What we owe is negative. */
export async function balanceOf(query: Query, account: string): Promise<number> {
  const [row] = await query<{ sum: string }>(sql`
    select (select coalesce(sum(amount), 0) from ledger_transfers where debit = ${account})
      - (select coalesce(sum(amount), 0) from ledger_transfers where credit = ${account}) as sum`);
  return Number(row?.sum ?? 0);
}

/** All accounts with a balance other than 0, by name. */
export async function allBalances(query: Query): Promise<[account: string, amount: number][]> {
  const rows = await query<{ account: string; sum: string }>(sql`
    select account, sum(amount) as sum from (
      select debit as account, amount from ledger_transfers
      union all select credit, -amount from ledger_transfers
    ) moved group by account having sum(amount) <> 0 order by account collate "C"`);
  return rows.map(({ account, sum }) => [account, Number(sum)]);
}
