import { type SQL, sql } from 'drizzle-orm';
import { accountSign } from '#domain/ledger/accounts.ts';
import type { Query } from '#server/platform/database/query.ts';
import { daysOf, heldAccounts, heldByKind } from './kept-balances.ts';

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

/** What the accounts of each kind hold. */
export async function accountKinds(query: Query): Promise<AccountKind[]> {
  const rows = await heldByKind(query);
  return rows.map((row) => ({ ...row, amount: row.amount * accountSign(row.kind) }));
}

/** The accounts of a kind that hold something, by name, so many after one. */
export async function accountsOfKind(
  query: Query,
  { kind, after, most }: { kind: string; after: string | null; most: number },
): Promise<HeldAccount[]> {
  const rows = await heldAccounts(query, { kind, after: after ?? '', most });
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
  const [firstDay, pastDay] = [
    sql`${`${month}-01`}::date`,
    sql`(${`${month}-01`}::date + interval '1 month')::date`,
  ];
  const isInMonth = sql`at >= ${firstDay}::timestamp at time zone 'Asia/Jakarta'
    and at < ${pastDay}::timestamp at time zone 'Asia/Jakarta'`;
  const side = (own: SQL, other: SQL, amount: SQL) => sql`(
    select id, code, at, ${other} as other, ${amount} * ${sign} as amount, order_id from ledger_transfers
    where ${own} = ${account} and ${isInMonth} order by at desc, id desc limit ${most})`;
  // One statement, so that nothing is posted between the sums and the movements.
  const found = await query<SumsOfMonth & Partial<AccountMovement>>(sql`
    with sums as (
      select coalesce(sum(debited - credited) filter (where day < ${firstDay}), 0) * ${sign} as opening,
        coalesce(sum(debited - credited), 0) * ${sign} as closing,
        coalesce(sum(moves) filter (where day >= ${firstDay}), 0) as count,
        coalesce(sum(debited) filter (where day >= ${firstDay}), 0) as debited,
        coalesce(sum(credited) filter (where day >= ${firstDay}), 0) as credited
      from (${daysOf(account)}) days where day < ${pastDay}
    ), newest as (
      select * from (
        ${side(sql`debit`, sql`credit`, sql`amount`)} union all ${side(sql`credit`, sql`debit`, sql`-amount`)}
      ) moved order by at desc, id desc limit ${most}
    )
    select s.opening::float8 as opening, s.count::int as count, s.debited::float8 as debited,
      s.credited::float8 as credited, n.id, n.code, n.at, n.other, n.amount::float8 as amount, n.order_id as "orderId",
      (s.closing - coalesce(sum(n.amount) over (
        order by n.at desc, n.id desc rows between unbounded preceding and 1 preceding), 0))::float8 as balance
    from sums s left join newest n on true order by n.at desc, n.id desc`);
  const [sums] = found;
  return {
    opening: sums?.opening ?? 0,
    rows: found.flatMap(({ id, code, at, other, amount, balance, orderId }) =>
      id === undefined || id === null || !code || !at || !other
        ? []
        : [{ id, code, at, other, amount: amount ?? 0, balance: balance ?? 0, orderId: orderId ?? null }],
    ),
    count: sums?.count ?? 0,
    came: (sign === 1 ? sums?.debited : sums?.credited) ?? 0,
    went: (sign === 1 ? sums?.credited : sums?.debited) ?? 0,
  };
}

interface SumsOfMonth {
  opening: number;
  count: number;
  debited: number;
  credited: number;
}
