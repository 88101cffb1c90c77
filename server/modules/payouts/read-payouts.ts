import { sql } from 'drizzle-orm';
import { formatRupiah } from '#domain/format.ts';
import { formatDateTime } from '#domain/format-date.ts';
import { rupiah } from '#domain/money.ts';
import { jakartaDay } from '#domain/shipping/calendar.ts';
import { sellerNames } from '#server/modules/catalogue/catalogue.ts';
import { bankFile, owingSince, shopAccountRows } from '#server/modules/ledger/ledger.ts';
import { orderNumbers } from '#server/modules/orders/orders.ts';
import { shopNow } from '#server/platform/database/now.ts';
import type { Query } from '#server/platform/database/query.ts';
import { usableAccount } from './payout-row.ts';
import { HELD_REASON } from './plan-payouts.ts';
import { shopMoney } from './shop-money.ts';

/** Lists of payouts for the operator, in English, and the file for the bank (P-PAYOUT-5). */

/** The file of a batch as CSV, without what was taken back; null when there is no such batch. */
export async function payoutFile(query: Query, batch: string): Promise<string | null> {
  const rows = await query<{
    id: number;
    amount: number;
    bank: string;
    number: string;
    holder: string;
    exportedAt: Date;
  }>(sql`
    select id, amount, bank, number, holder, exported_at as "exportedAt" from payouts
    where batch = ${batch} and state in ('exported', 'sent', 'returned') order by id`);
  return rows.length === 0
    ? null
    : bankFile(
        query,
        rows.map(({ id, exportedAt, ...rest }) => ({ ...rest, id: String(id), day: jakartaDay(exportedAt) })),
      );
}

/** Most payouts of a list. */
const MOST_LISTED = 200;

const money = (amount: number) => formatRupiah(rupiah(amount));

interface ListedPayout {
  id: number;
  sellerId: number;
  amount: number;
  state: string;
  at: Date;
  batch: string | null;
  reason: string | null;
}

/** Payouts that wait for somebody, or all of a shop, the newest first. */
export async function listPayouts(query: Query, sellerId: number | null): Promise<string> {
  const rows = await query<ListedPayout>(sql`
    select id, seller_id as "sellerId", amount, state, batch, end_reason as reason,
      coalesce(ended_at, sent_at, exported_at, created_at) as at
    from payouts where ${sellerId === null ? sql`state in ('created', 'exported')` : sql`seller_id = ${sellerId}`}
    order by id desc limit ${MOST_LISTED}`);
  if (rows.length === 0) return 'No payout waits.';
  const names = await sellerNames(
    query,
    rows.map((row) => row.sellerId),
  );
  return rows
    .map(({ id, sellerId: shop, amount, state, at, batch, reason }) =>
      [id, formatDateTime(at), names.get(shop), money(amount), state, batch ?? '', reason ?? '']
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

interface StatementRow {
  code: string;
  amount: number;
  at: Date;
  orderId: string | null;
  /** The payouts that have it, or parts of it. */
  payouts: string | null;
  /** What no payout has. */
  left: number;
}

function paidBy({ payouts, left }: Pick<StatementRow, 'payouts' | 'left'>): string {
  if (payouts === null) return 'not paid out';
  return left === 0 ? `payout ${payouts}` : `payout ${payouts}, without ${money(left)}`;
}

/** What a shop has been given and owed, line by line with its order, and what it can be paid now; null for an unknown shop. */
export async function statementOf(query: Query, sellerId: number): Promise<string | null> {
  if ((await sellerNames(query, [sellerId])).size === 0) return null;
  const rows = await query<StatementRow>(sql`
    select r.code, r.amount, r.at, r.order_id as "orderId", i.payouts, (r.amount - coalesce(i.claimed, 0))::float8 as left
    from ${shopAccountRows(sellerId)} r left join lateral (
      select string_agg(payout_id::text, ', ' order by payout_id) as payouts, sum(amount) as claimed
      from payout_items where transfer_id = r.id
    ) i on true
    where r.code not in ('pay', 'unpay') order by r.at, r.id`);
  const numbers = await orderNumbers(query, [...new Set(rows.flatMap(({ orderId }) => orderId ?? []))]);
  const { amount, held } = await shopMoney(query, sellerId);
  const lines = rows.map(({ code, amount: moved, at, orderId, ...payout }) =>
    [formatDateTime(at), money(moved), (orderId && numbers.get(orderId)) ?? '-', code, paidBy(payout)].join(
      '  ',
    ),
  );
  const waiting = [...held].map(([reason, sum]) => `Held (${reason}): ${money(sum)}`);
  return [...lines, ...waiting, ...(await obstacles(query, sellerId)), `Payable now: ${money(amount)}`].join(
    '\n',
  );
}

/** What keeps a shop from being paid at all. */
async function obstacles(query: Query, sellerId: number): Promise<string[]> {
  const [plan] = await query<{ heldReason: string | null }>(
    sql`select ${HELD_REASON} as "heldReason" from payout_plans where seller_id = ${sellerId}`,
  );
  const reason = plan?.heldReason ?? null;
  const account = await usableAccount(query, sellerId);
  return [
    ...(reason === null ? [] : [`All payouts are held: ${reason}`]),
    ...(account === null ? ['It has no account, or none that is paid to yet.'] : []),
  ];
}

/** Days after which a shop that owes money is listed (P-PAYOUT-9). */
const OWING_DAYS = 30;
const DAY_MS = 24 * 60 * 60 * 1000;

/** Shops that have owed money for so long, the longest first. */
export async function listOwing(query: Query): Promise<string> {
  const before = new Date((await shopNow(query)).getTime() - OWING_DAYS * DAY_MS);
  const shops = await owingSince(query, before);
  if (shops.length === 0) return `No shop has owed money for ${OWING_DAYS} days.`;
  const names = await sellerNames(
    query,
    shops.map(({ sellerId }) => sellerId),
  );
  return shops
    .map(({ sellerId, owed, since }) =>
      [sellerId, names.get(sellerId), money(owed), `since ${formatDateTime(since)}`].join('  '),
    )
    .join('\n');
}
