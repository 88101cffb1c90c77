import { type SQL, sql } from 'drizzle-orm';
import type { HoldReason } from '#domain/payouts/claim-rows.ts';
import type { PaidPart } from '#domain/payouts/paid-parts.ts';
import type { Rhythm } from '#domain/payouts/payout-days.ts';
import { accountMonth, shopAccountRows } from '#server/modules/ledger/ledger.ts';
import { commissionOfLines, orderNumbers } from '#server/modules/orders/orders.ts';
import type { Query } from '#server/platform/database/query.ts';
import type { PayoutRow } from './payout-row.ts';
import { HELD_REASON } from './plan-payouts.ts';
import { shopMoney } from './shop-money.ts';

/** What the people of a shop see of its money. Amounts are whole Rupiah. */

/** A movement on a shop's account. */
export interface AccountLine {
  id: string;
  /** The kind of movement, as the ledger names it. */
  code: string;
  /** Of a commission, in hundredths of a percent; null for other movements. */
  rate: number | null;
  /** Below 0 what the shop owes. */
  amount: number;
  at: Date;
  /** The number of its order; null for what belongs to none. */
  order: string | null;
  /** The payouts that have it, each with its part. */
  payouts: PaidPart[];
}

/** A payout of a shop. */
export interface ShopPayout extends Pick<PayoutRow, 'id' | 'amount' | 'state'> {
  at: Date;
  /** Why it came back or was taken back. */
  reason: string | null;
}

/** The account of a shop, with the last digits of its number. */
interface NamedAccount {
  bank: string;
  holder: string;
  end: string;
  usableAt: Date;
  /** Whether nothing is paid to it before `usableAt`. */
  waits: boolean;
}

/** Null for a shop that has named none. */
export async function accountOf(query: Query, sellerId: number): Promise<NamedAccount | null> {
  const [account] = await query<NamedAccount>(sql`
    select bank, holder, right(number, 4) as end, usable_at as "usableAt", usable_at > shop_now() as waits from payout_accounts
    where seller_id = ${sellerId}`);
  return account ?? null;
}

/** The shops that are paid to the same account as this one, by bank and number. */
export async function shopsSharingAccount(query: Query, sellerId: number): Promise<number[]> {
  const rows = await query<{ sellerId: number }>(sql`
    select o.seller_id as "sellerId" from payout_accounts a
    join payout_accounts o on o.number = a.number and lower(o.bank) = lower(a.bank) and o.seller_id <> a.seller_id
    where a.seller_id = ${sellerId} order by o.seller_id`);
  return rows.map((row) => row.sellerId);
}

/** The shops that are paid to an account. */
export async function shopsPaidTo(
  query: Query,
  { bank, number }: { bank: string; number: string },
): Promise<number[]> {
  const rows = await query<{ sellerId: number }>(sql`
    select seller_id as "sellerId" from payout_accounts
    where number = ${number} and lower(bank) = lower(${bank}) order by seller_id`);
  return rows.map(({ sellerId }) => sellerId);
}

/** A shop's money: what can be paid, what waits and why, and the movements of a month. */
export interface ShopAccount {
  /** What the next payout has; below 0 what the shop owes. */
  payable: number;
  held: { reason: HoldReason; amount: number }[];
  /** The operator's words, when all payouts are held. */
  heldReason: string | null;
  rhythm: Rhythm;
  /** When the next payout is made; null before the first money. */
  nextAt: Date | null;
  /** The account it is paid to, with the last digits of its number; null for none. */
  account: NamedAccount | null;
  lines: AccountLine[];
  /** All lines of the month together. */
  sum: number;
  /** What was on the account when the month began. */
  opening: number;
  /** What was transferred to the shop in the month, less what came back. */
  paid: number;
  payouts: ShopPayout[];
}

/** Most movements of a month on one page, the newest; and most payouts. */
export const MOST_LINES = 500;
const MOST_PAYOUTS = 24;

/** The money of a shop, with the movements of a month in Jakarta, 'yyyy-mm'. */
export async function readAccount(query: Query, sellerId: number, month: string): Promise<ShopAccount> {
  const { amount: payable, held } = await shopMoney(query, sellerId);
  const [plan] = await query<Pick<ShopAccount, 'heldReason' | 'rhythm' | 'nextAt'>>(sql`
    select ${HELD_REASON} as "heldReason", rhythm, next_at as "nextAt" from payout_plans where seller_id = ${sellerId}`);
  const { lines, sum } = await accountLines(query, { sellerId, month, most: MOST_LINES });
  const { opening } = await accountMonth(query, { account: `seller:${sellerId}`, month, most: 1 });
  const [moved] = await query<{ paid: number }>(sql`
    select coalesce(-sum(amount), 0)::float8 as paid from ${shopAccountRows(sellerId)} r
    where code in ('pay', 'unpay') and ${isInMonth(month)}`);
  const payouts = await query<ShopPayout>(sql`
    select id, amount::float8 as amount, state, end_reason as reason, coalesce(ended_at, sent_at, exported_at, created_at) as at
    from payouts where seller_id = ${sellerId} order by id desc limit ${MOST_PAYOUTS}`);
  return {
    payable,
    payouts,
    held: [...held].map(([reason, amount]) => ({ reason, amount })),
    heldReason: plan?.heldReason ?? null,
    rhythm: plan?.rhythm ?? 'daily',
    nextAt: plan?.nextAt ?? null,
    account: await accountOf(query, sellerId),
    lines,
    sum,
    opening,
    paid: moved?.paid ?? 0,
  };
}

/** The order line of a commission, as its id in the ledger names it; '' for other movements. */
const lineOfCommission = (id: string): string => (id.startsWith('com:') ? id.slice('com:'.length) : '');

/** Whether a movement is of a month in Jakarta, 'yyyy-mm'. */
const isInMonth = (month: string): SQL => sql`
  at >= (${`${month}-01`}::date)::timestamp at time zone 'Asia/Jakarta'
  and at < (${`${month}-01`}::date + interval '1 month')::timestamp at time zone 'Asia/Jakarta'`;

/** The newest movements on a shop's account in a month in Jakarta, 'yyyy-mm', and all of them together. */
export async function accountLines(
  query: Query,
  { sellerId, month, most }: { sellerId: number; month: string; most: number },
): Promise<{ lines: AccountLine[]; sum: number }> {
  const rows = await query<Omit<AccountLine, 'order' | 'rate'> & { orderId: string | null; sum: number }>(sql`
    select r.id, r.code, r.amount::float8 as amount, r.at, r.order_id as "orderId", i.payouts,
      (sum(r.amount) over ())::float8 as sum
    from ${shopAccountRows(sellerId)} r left join lateral (
      select coalesce(json_agg(json_build_object('payout', payout_id, 'amount', amount) order by payout_id), '[]') as payouts
      from payout_items where transfer_id = r.id
    ) i on true
    where r.code not in ('pay', 'unpay') and ${isInMonth(month)}
    order by r.at desc, r.id desc limit ${most}`);
  const orderIds = [...new Set(rows.flatMap(({ orderId }) => orderId ?? []))];
  const numbers = await orderNumbers(query, orderIds);
  const rates = await commissionOfLines(query, orderIds);
  const lines = rows.map(({ orderId, sum: _sum, ...line }) =>
    Object.assign(line, {
      order: (orderId && numbers.get(orderId)) ?? null,
      rate: rates.get(lineOfCommission(line.id)) ?? null,
    }),
  );
  return { lines, sum: rows[0]?.sum ?? 0 };
}

/** A payout that has a row of the ledger, or a part of it. */
export interface PayoutOfRow extends Pick<PayoutRow, 'id' | 'state'> {
  transferId: string;
  amount: number;
  at: Date;
}

/** The payouts that have rows of the ledger, by the ids of the rows. */
export const payoutsOfRows = (query: Query, ids: readonly string[]): Promise<PayoutOfRow[]> =>
  query<PayoutOfRow>(sql`
    select i.transfer_id as "transferId", i.amount::float8 as amount, p.id, p.state,
      coalesce(p.ended_at, p.sent_at, p.exported_at, p.created_at) as at
    from payout_items i join payouts p on p.id = i.payout_id
    where i.transfer_id = any(${sql.param(ids)}::text[]) order by p.id`);
