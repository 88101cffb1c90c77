import { sql } from 'drizzle-orm';
import type { Query } from '#server/platform/database/query.ts';

/** A row of the ledger as one account sees it. Whole Rupiah. */
export interface FollowedRow {
  id: string;
  at: Date;
  /** The account at its other end. */
  other: string;
  /** Above 0 when the account was debited. */
  amount: number;
  /** What the account held after it. */
  balance: number;
  /** The order that it belongs to, and that one's purchase, by their numbers; null where it belongs to none. */
  order: string | null;
  purchase: string | null;
}

/** The newest rows of an account, the oldest of them first, each with the order that it can be followed to. */
export const followAccount = (query: Query, account: string, most: number): Promise<FollowedRow[]> =>
  query<FollowedRow>(sql`
    with moved as (
      select id, at, credit as other, amount, order_id, purchase_id from ledger_transfers where debit = ${account}
      union all
      select id, at, debit, -amount, order_id, purchase_id from ledger_transfers where credit = ${account}
    ), newest as (
      select *, sum(amount) over (order by at, id)::float8 as balance from moved order by at desc, id desc limit ${most}
    )
    select n.id, n.at, n.other, n.amount, n.balance, o.number as "order", p.number as purchase
    from newest n left join orders o on o.id = n.order_id
    left join purchases p on p.id = coalesce(n.purchase_id, o.purchase_id)
    order by n.at, n.id`);
