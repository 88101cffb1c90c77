import { sql } from 'drizzle-orm';
import { accountSign } from '#domain/ledger/accounts.ts';
import type { Query } from '#server/platform/database/query.ts';

/** Accounts of the ledger for the operator. Amounts are whole Rupiah; times follow the shop's clock. */

/** The accounts of a kind that hold something. */
export interface AccountKind {
  kind: string;
  accounts: number;
  /** What they hold together, above 0 as the kind is meant: what others owe us, what we owe, income, or cost. */
  amount: number;
}

/** An account and what it holds, above 0 as its kind is meant. */
export interface HeldAccount {
  account: string;
  amount: number;
}

const MOVED = sql`
  select debit as account, amount from ledger_transfers union all select credit, -amount from ledger_transfers`;

/** What the accounts of each kind hold. */
export async function accountKinds(query: Query): Promise<AccountKind[]> {
  const rows = await query<AccountKind>(sql`
    select split_part(account, ':', 1) as kind, count(*)::int as accounts, sum(amount)::float8 as amount from (
      select account, sum(amount) as amount from (${MOVED}) moved group by account having sum(amount) <> 0
    ) held group by 1`);
  return rows.map((row) => ({ ...row, amount: row.amount * accountSign(row.kind) }));
}

/** The accounts of a kind that hold something, by name, so many after one. */
export async function accountsOfKind(
  query: Query,
  { kind, after, most }: { kind: string; after: string | null; most: number },
): Promise<HeldAccount[]> {
  const rows = await query<HeldAccount>(sql`
    select account, sum(amount)::float8 as amount from (
      select debit as account, amount from ledger_transfers where debit = ${kind} or debit like ${`${kind}:%`}
      union all
      select credit, -amount from ledger_transfers where credit = ${kind} or credit like ${`${kind}:%`}
    ) moved where account collate "C" > ${after ?? ''}
    group by account having sum(amount) <> 0 order by account collate "C" limit ${most}`);
  return rows.map((row) => ({ ...row, amount: row.amount * accountSign(row.account) }));
}

/** A movement on an account. */
export interface AccountMovement {
  id: string;
  code: string;
  at: Date;
  /** The account at its other end. */
  other: string;
  /** Above 0 where the account holds more after it, as its kind is meant. */
  amount: number;
  /** What the account holds after it. */
  balance: number;
  orderId: string | null;
}

/** The movements on an account of a month. */
export interface AccountMonth {
  /** What it held when the month began. */
  opening: number;
  /** The newest first. */
  rows: AccountMovement[];
  /** How many there are in the month. */
  count: number;
  /** What came and what went in the month. */
  came: number;
  went: number;
}

/** The newest movements on an account of a month in Jakarta, 'yyyy-mm'. */
export async function accountMonth(
  query: Query,
  { account, month, most }: { account: string; month: string; most: number },
): Promise<AccountMonth> {
  const sign = accountSign(account);
  const first = sql`(${`${month}-01`}::date)::timestamp at time zone 'Asia/Jakarta'`;
  const past = sql`(${`${month}-01`}::date + interval '1 month')::timestamp at time zone 'Asia/Jakarta'`;
  const [before] = await query<{ opening: number }>(sql`
    select ((select coalesce(sum(amount), 0) from ledger_transfers where debit = ${account} and at < ${first})
      - (select coalesce(sum(amount), 0) from ledger_transfers where credit = ${account} and at < ${first}))::float8
      * ${sign} as opening`);
  const opening = before?.opening ?? 0;
  const rows = await query<AccountMovement & { count: number; came: number; went: number }>(sql`
    select id, code, at, other, (amount * ${sign})::float8 as amount, order_id as "orderId",
      ${opening}::float8 + (sum(amount * ${sign}) over (order by at, id))::float8 as balance,
      (count(*) over ())::int as count,
      (coalesce(sum(amount * ${sign}) filter (where amount * ${sign} > 0) over (), 0))::float8 as came,
      (coalesce(-sum(amount * ${sign}) filter (where amount * ${sign} < 0) over (), 0))::float8 as went
    from (
      select id, code, at, credit as other, amount, order_id from ledger_transfers
      where debit = ${account} and at >= ${first} and at < ${past}
      union all
      select id, code, at, debit, -amount, order_id from ledger_transfers
      where credit = ${account} and at >= ${first} and at < ${past}
    ) moved order by at desc, id desc limit ${most}`);
  const [newest] = rows;
  return {
    opening,
    rows: rows.map(({ count: _count, came: _came, went: _went, ...row }) => row),
    count: newest?.count ?? 0,
    came: newest?.came ?? 0,
    went: newest?.went ?? 0,
  };
}
