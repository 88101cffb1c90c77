import { type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Query } from '#server/platform/database/query.ts';
import { defineJob } from '#server/platform/jobs/define-job.ts';

/**
 * What accounts hold, kept so that nobody adds up the whole ledger. A trigger notes both sides of each posting in
 * `ledger_moves`, in the posting's transaction and without waiting for others. {@link foldMoves} takes what was committed
 * out of there, and adds it to `ledger_held` (by account, those at 0 left out) and `ledger_days` (by account and day in
 * Jakarta). Whoever reads adds what is not folded yet. Amounts are debits minus credits, in whole Rupiah.
 */

/** Folds the movements of the last hour. */
export const foldLedger = defineJob({ name: 'ledger.fold', payload: z.null(), pollSeconds: 30 });

/** Accounts of one thing: its few movements are added up, and no day of them is kept. */
const OF_ONE_THING: readonly string[] = ['unapplied', 'escrow', 'refund', 'payout', 'dispute', 'suspense'];

/** Adds the committed movements to what is kept. Two at once share them out. */
export async function foldMoves(query: Query): Promise<void> {
  await query(sql`
    with taken as (delete from ledger_moves returning account, day, amount),
    days as (
      insert into ledger_days as d (account, day, moves, debited, credited)
      select account, day, count(*), sum(greatest(amount, 0)), sum(greatest(-amount, 0)) from taken
      where split_part(account, ':', 1) <> all(${sql.param([...OF_ONE_THING])}::text[]) group by account, day
      order by account, day
      on conflict (account, day) do update set moves = d.moves + excluded.moves,
        debited = d.debited + excluded.debited, credited = d.credited + excluded.credited)
    insert into ledger_held as h (account, amount) select account, sum(amount) from taken group by account order by account
    on conflict (account) do update set amount = h.amount + excluded.amount`);
  await query(sql`delete from ledger_held where amount = 0`);
}

/** Accounts of a condition that hold something, in the order of their names, so many after one. */
export const heldAccounts = (
  query: Query,
  { kind, after, most }: { kind: string; after: string; most: number },
): Promise<{ account: string; amount: number }[]> => {
  const isAsked = sql`account collate "C" > ${after} and (account = ${kind}
    or (account collate "C" > ${`${kind}:`} and account collate "C" < ${`${kind};`}))`;
  // What is not folded yet brings at most as many of the kept accounts to 0 as it has accounts.
  return query<{ account: string; amount: number }>(sql`
    with moved as (
      select account, sum(amount) as amount from ledger_moves where ${isAsked} group by account
    ), kept as (
      select account, amount from ledger_held where ${isAsked}
      order by account limit ${most} + (select count(*) from moved)
    )
    select account, sum(amount)::float8 as amount
    from (select account collate "C" as account, amount from moved union all select account, amount from kept) held
    group by account having sum(amount) <> 0 order by account limit ${most}`);
};

/** How many accounts of each kind hold something, and what they hold together. */
export const heldByKind = (query: Query): Promise<{ kind: string; accounts: number; amount: number }[]> =>
  query<{ kind: string; accounts: number; amount: number }>(sql`
    select split_part(account, ':', 1) as kind, sum(accounts)::int as accounts, sum(amount)::float8 as amount from (
      select account, 1 as accounts, amount from ledger_held
      union all
      select m.account, case when h.account is null then 1 when h.amount + m.amount = 0 then -1 else 0 end, m.amount
      from (select account, sum(amount) as amount from ledger_moves group by account having sum(amount) <> 0) m
      left join ledger_held h on h.account = m.account
    ) held group by 1 having sum(accounts) <> 0`);

/** What moved on an account by day: rows of `day`, `moves`, `debited`, `credited`. A day may have several. */
export function daysOf(account: string): SQL {
  const [kind = ''] = account.split(':');
  if (OF_ONE_THING.includes(kind)) {
    const day = sql`(at at time zone 'Asia/Jakarta')::date as day`;
    return sql`
      select ${day}, 1 as moves, amount as debited, 0::bigint as credited from ledger_transfers where debit = ${account}
      union all select ${day}, 1, 0, amount from ledger_transfers where credit = ${account}`;
  }
  return sql`
    select day, moves, debited, credited from ledger_days where account = ${account}
    union all select day, 1, greatest(amount, 0), greatest(-amount, 0) from ledger_moves where account = ${account}`;
}
