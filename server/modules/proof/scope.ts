import { type SQL, sql } from 'drizzle-orm';
import type { Query } from '#server/platform/database/query.ts';

/** What the invariants are asked of: everything, or what belongs to purchases and SKUs that something happened to. */
export interface Scope {
  /** Conditions on an id, true for everything when all is asked. */
  purchase(id: SQL): SQL;
  order(id: SQL): SQL;
  sku(id: SQL): SQL;
  /** Accounts and what they hold, debits minus credits: those not at 0 whose content belongs to somebody. */
  balances: SQL;
  isWhole: boolean;
}

/** Kinds of accounts that invariants look at; the others only count. */
const OWNED = ['unapplied', 'escrow', 'refund', 'payout', 'cod', 'claim'];
/** Accounts of couriers are few, and compared as a whole. */
const OF_COURIERS = ['cod', 'claim'];

/**
 * Reads what the invariants are asked of. Balances are added up once for all of them, so all of it must be read in one
 * snapshot while the shop is open.
 * @param since only what something happened to since then; null for everything
 */
export async function readScope(query: Query, since: Date | null): Promise<Scope> {
  if (since === null) {
    const all = () => sql`true`;
    const balances = await readBalances(query, sql`true`);
    return { purchase: all, order: all, sku: all, balances, isWhole: true };
  }
  const ids = await changedSince(query, since);
  const among = (values: readonly unknown[], type: SQL) => (id: SQL) =>
    sql`${id} = any(${sql.param(values)}::${type}[])`;
  const purchase = among(ids.purchases, sql`uuid`);
  const moved = sql`ledger_transfers where at >= ${since} or ${purchase(sql`purchase_id`)}`;
  const touched = sql`split_part(account, ':', 1) = any(${sql.param(OF_COURIERS)}::text[]) or account in (
    select debit from ${moved} union all select credit from ${moved})`;
  return {
    purchase,
    order: among(ids.orders, sql`uuid`),
    sku: among(ids.skus, sql`int`),
    balances: await readBalances(query, touched),
    isWhole: false,
  };
}

async function readBalances(query: Query, where: SQL): Promise<SQL> {
  const rows = await query<{ account: string; held: number }>(sql`
    select account, sum(amount)::float8 as held from (
      select debit as account, amount from ledger_transfers union all select credit, -amount from ledger_transfers
    ) moved
    where split_part(account, ':', 1) = any(${sql.param(OWNED)}::text[]) and (${where})
    group by account having sum(amount) <> 0`);
  return sql`select * from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as b (account text, held bigint)`;
}

interface Changed {
  purchases: string[];
  orders: string[];
  skus: number[];
}

async function changedSince(query: Query, since: Date): Promise<Changed> {
  const [changed] = await query<Changed>(sql`
    with purchase as (
      select purchase_id as id from ledger_transfers where at >= ${since} and purchase_id is not null
      union select o.purchase_id from order_events e join orders o on o.id = e.order_id where e.at >= ${since}
      union select purchase_id from receipts where at >= ${since} and purchase_id is not null
      union select purchase_id from refunds where created_at >= ${since} and purchase_id is not null
    )
    select array(select id from purchase) as purchases,
      array(select o.id from orders o join purchase p on p.id = o.purchase_id) as orders,
      array(select distinct sku_id from stock_moves where at >= ${since}) as skus`);
  return changed ?? { purchases: [], orders: [], skus: [] };
}
