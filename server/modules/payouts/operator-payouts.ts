import { sql } from 'drizzle-orm';
import type { StatementNames } from '#domain/bank/statement-names.ts';
import { sellerNames } from '#server/modules/catalogue/catalogue.ts';
import type { Query } from '#server/platform/database/query.ts';
import type { PayoutRow } from './payout-row.ts';
import { HELD_REASON } from './plan-payouts.ts';

/** Payouts as the console shows them. Amounts are whole Rupiah; times follow the shop's clock. */

/** A payout of a shop. */
export interface OperatorPayout extends Pick<PayoutRow, 'id' | 'sellerId' | 'amount' | 'state' | 'batch'> {
  shop: string;
  /** When it came into its state. */
  at: Date;
  /** Why it was returned or cancelled. */
  reason: string | null;
}

/** A shop whose payouts are held, and why, as it reads it. */
export interface HeldShop {
  sellerId: number;
  shop: string;
  heldAt: Date;
  reason: string;
}

/** What the console shows of payouts. */
export interface OperatorPayouts {
  /** To be put into a file, and those that are in one the bank has not transferred; the oldest first. */
  waiting: OperatorPayout[];
  exported: OperatorPayout[];
  /** What went out last, or came back, the newest first. */
  done: OperatorPayout[];
  held: HeldShop[];
}

/** Most rows of each list. */
const MOST_WAITING = 500;
const MOST_DONE = 50;

export async function readOperatorPayouts(query: Query): Promise<OperatorPayouts> {
  const [waiting, exported] = [await inState(query, 'created'), await inState(query, 'exported')];
  const done = await payouts(query, sql`state in ('sent', 'returned') order by id desc limit ${MOST_DONE}`);
  const held = await query<Omit<HeldShop, 'shop'>>(sql`
    select seller_id as "sellerId", coalesce(held_at, suspended_at) as "heldAt", ${HELD_REASON} as reason from payout_plans
    where ${HELD_REASON} is not null order by 2, seller_id limit ${MOST_WAITING}`);
  const names = await sellerNames(query, [
    ...new Set([...waiting, ...exported, ...done, ...held].map(({ sellerId }) => sellerId)),
  ]);
  const named = <Row extends { sellerId: number }>(rows: readonly Row[]) =>
    rows.map((row) => Object.assign(row, { shop: names.get(row.sellerId) ?? '' }));
  return { waiting: named(waiting), exported: named(exported), done: named(done), held: named(held) };
}

const inState = (query: Query, state: PayoutRow['state']) =>
  payouts(query, sql`state = ${state} order by id limit ${MOST_WAITING}`);

const payouts = (query: Query, condition: ReturnType<typeof sql>) =>
  query<Omit<OperatorPayout, 'shop'>>(sql`
    select id, seller_id as "sellerId", amount::float8 as amount, state, batch, end_reason as reason,
      coalesce(ended_at, sent_at, exported_at, created_at) as at
    from payouts where ${condition}`);

/** Payouts that wait for somebody, and since when the oldest does. */
export async function countPayouts(
  query: Query,
  state: 'created' | 'exported',
): Promise<{ count: number; oldest: Date | null }> {
  const [row] = await query<{ count: number; oldest: Date | null }>(sql`
    select count(*)::int as count, min(coalesce(exported_at, created_at)) as oldest from payouts where state = ${state}`);
  return row ?? { count: 0, oldest: null };
}

/** A payout in a file for the bank: one that it has not transferred, or that is marked as sent. */
export interface FiledPayout {
  id: number;
  batch: string;
  /** Whole Rupiah. */
  amount: number;
  state: 'exported' | 'sent';
}

/**
 * The files that a bank's statement may mean, whole: those that it names, one of whose payouts it names with its amount, and
 * those of whose payouts all that wait, or all that were sent, have one of its amounts. What was sent is of the last 90 days.
 */
export const filedPayouts = (
  query: Query,
  { words, amounts, payouts: ids }: Pick<StatementNames, 'words' | 'amounts' | 'payouts'>,
): Promise<FiledPayout[]> =>
  query<FiledPayout>(sql`
    with filed as materialized (
      select id, batch, amount, state from payouts
      where state = 'exported' or (state = 'sent' and sent_at > shop_now() - interval '90 days'))
    select id, batch, amount::float8 as amount, state from filed
    where upper(batch) = any(${sql.param(words)}::text[])
      or batch in (select batch from filed
        where id = any(${sql.param(ids)}::integer[]) and (state = 'exported' or amount = any(${sql.param(amounts)}::bigint[])))
      or batch in (select batch from filed group by batch, state having sum(amount) = any(${sql.param(amounts)}::bigint[]))
    order by id`);
