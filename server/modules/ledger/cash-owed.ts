import { type SQL, sql } from 'drizzle-orm';
import type { Query } from '#server/platform/database/query.ts';

/** Cash that couriers have collected and not handed over (P-PAY-20), and what else they owe. Whole Rupiah. */

/** What a courier still owes of the cash that it collected. */
export interface CourierCash {
  courier: string;
  orders: number;
  amount: number;
  oldest: Date;
}

/** Each transfer is looked up by its id: PostgreSQL cannot know how few receipts are owed, and would read all transfers. */
const UNREMITTED = sql`
  receipts r cross join lateral (select debit, at from ledger_transfers where id = r.id offset 0) t
  where r.place = 'cod' and not r.is_handed_over`;

/** Each courier that owes cash, whose cash is the oldest first. */
export const cashOwed = (query: Query): Promise<CourierCash[]> =>
  query<CourierCash>(sql`
    select substr(t.debit, length('cod:') + 1) as courier, count(*)::integer as orders,
      sum(r.amount)::float8 as amount, min(t.at) as oldest
    from ${UNREMITTED} group by t.debit order by min(t.at), t.debit`);

/** The orders whose cash a courier owes, the oldest first. */
export const cashOwedBy = (
  query: Query,
  courier: string,
): Promise<{ orderId: string; amount: number; since: Date }[]> =>
  query<{ orderId: string; amount: number; since: Date }>(sql`
    select r.order_id as "orderId", r.amount::float8 as amount, t.at as since
    from ${UNREMITTED} and t.debit = ${`cod:${courier}`} order by t.at, r.id`);

/** What a courier owes beside cash. */
export interface OpenClaim {
  /** The order or return of a lost parcel, or `short-` and the remittance that was too little. */
  id: string;
  courier: string;
  amount: number;
  at: Date;
}

/** The claims that are not settled, the oldest first. */
export const openClaims = (query: Query): Promise<OpenClaim[]> =>
  query<OpenClaim>(sql`
    select id, courier, amount::float8 as amount, at from claims where state = 'open' order by at, id`);

/** A line of the bank by which a courier handed over cash. */
export interface RemittedCash {
  id: string;
  courier: string;
  amount: number;
  fee: number;
  at: Date;
  orders: number;
}

const MOST_SHOWN = 50;

/** The last remittances, the newest first. @param courier null for all of them */
export function lastRemittances(query: Query, courier: string | null): Promise<RemittedCash[]> {
  const which: SQL = courier === null ? sql`true` : sql`courier = ${courier}`;
  return query<RemittedCash>(sql`
    with last as (select * from remittances where ${which} order by at desc, id desc limit ${MOST_SHOWN})
    select m.id, m.courier, m.amount::float8 as amount, m.fee::float8 as fee, m.at, count(o.receipt_id)::integer as orders
    from last m left join remittance_orders o on o.remittance_id = m.id
    group by m.id, m.courier, m.amount, m.fee, m.at order by m.at desc, m.id desc`);
}
