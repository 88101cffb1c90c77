import { type SQL, sql } from 'drizzle-orm';
import type { OrderHold } from '#domain/payouts/claim-rows.ts';
import type { Query } from '#server/platform/database/query.ts';

/**
 * The rows of a shop's account but those of payouts themselves, as a subquery for the statements of payouts: `id`,
 * `code`, `order_id`, `purchase_id`, `amount` (whole Rupiah; below 0 what the shop owes) and `at`.
 */
export const shopAccountRows = (sellerId: number): SQL => sql`(
  select id, code, order_id, purchase_id, amount, at from ledger_transfers where credit = ${`seller:${sellerId}`}
  union all
  select id, code, order_id, purchase_id, -amount, at from ledger_transfers where debit = ${`seller:${sellerId}`}
)`;

/** An order whose money a shop is to get. */
export interface PaidOrder {
  orderId: string;
  purchaseId: string | null;
}

/** The orders among some whose money must not be paid out yet, and why. What paid for an exchange counts, too. */
export async function heldOrders(
  query: Query,
  orders: readonly PaidOrder[],
): Promise<ReadonlyMap<string, OrderHold>> {
  const sources = [
    ...orders.map((order) => ({ ...order, paidBy: order.orderId })),
    ...(await replaced(query, orders)),
  ];
  const orderIds = sources.map(({ paidBy }) => paidBy);
  const purchaseIds = [...new Set(sources.flatMap(({ purchaseId }) => purchaseId ?? []))];
  const cash = await query<{ orderId: string }>(sql`
    select r.order_id as "orderId" from receipts r
    where r.order_id = any(${sql.param(orderIds)}::uuid[]) and r.place = 'cod'
      and not exists (select from remittance_orders o where o.receipt_id = r.id)`);
  const disputed = await query<{ purchaseId: string }>(sql`
    select purchase_id as "purchaseId" from (
      select purchase_id, debit as account, amount from ledger_transfers
        where purchase_id = any(${sql.param(purchaseIds)}::uuid[]) and debit like 'dispute:%'
      union all select purchase_id, credit, -amount from ledger_transfers
        where purchase_id = any(${sql.param(purchaseIds)}::uuid[]) and credit like 'dispute:%'
    ) moved group by purchase_id, account having sum(amount) <> 0`);
  const inDispute = new Set(disputed.map(({ purchaseId }) => purchaseId));
  const inCash = new Set(cash.map(({ orderId }) => orderId));
  const held = new Map<string, OrderHold>();
  for (const { orderId, purchaseId } of sources)
    if (purchaseId !== null && inDispute.has(purchaseId)) held.set(orderId, 'dispute');
  for (const { orderId, paidBy } of sources) if (inCash.has(paidBy)) held.set(orderId, 'cash');
  return held;
}

/** What completed orders gave a shop since a moment, without commission. Whole Rupiah. */
export async function salesSince(query: Query, sellerId: number, since: Date): Promise<number> {
  const [row] = await query<{ sales: number }>(sql`
    select coalesce(sum(amount), 0)::float8 as sales from ledger_transfers
    where credit = ${`seller:${sellerId}`} and code = 'done' and at >= ${since}`);
  return row?.sales ?? 0;
}

/** How many rows of a kind a shop was given. */
export async function rowsOfCode(query: Query, sellerId: number, code: string): Promise<number> {
  const [row] = await query<{ rows: number }>(sql`
    select count(*)::int as rows from ledger_transfers where credit = ${`seller:${sellerId}`} and code = ${code}`);
  return row?.rows ?? 0;
}

/** A shop that owes money. */
interface OwingShop {
  sellerId: number;
  /** Whole Rupiah, above 0. */
  owed: number;
  since: Date;
}

/** Shops that have owed money without a break since before a moment, the longest first (P-PAYOUT-9). */
export const owingSince = (query: Query, before: Date): Promise<OwingShop[]> =>
  query<OwingShop>(sql`
    with moved as (
      select credit as account, -amount as amount, at, id from ledger_transfers where credit like 'seller:%'
      union all select debit, amount, at, id from ledger_transfers where debit like 'seller:%'
    ), owing as (
      select account, sum(amount) as owed from moved group by account having sum(amount) > 0
    ), running as (
      select account, owed, at, row_number() over w as n, sum(amount) over w as held from moved join owing using (account)
      window w as (partition by account order by at, id)
    ), last_free as (
      select account, max(n) as n from running where held <= 0 group by account
    )
    select split_part(account, ':', 2)::int as "sellerId", owed::float8, min(at) as since
    from running r left join last_free f using (account) where r.n > coalesce(f.n, 0)
    group by account, owed having min(at) <= ${before} order by since, account`);

/** The orders whose goods paid for exchanges among some orders. */
const replaced = (query: Query, orders: readonly PaidOrder[]) =>
  query<PaidOrder & { paidBy: string }>(sql`
    with recursive before as (
      select c.exchange_id as exchange, c.order_id, c.purchase_id from exchange_credits c
        where c.exchange_id = any(${sql.param(orders.map(({ orderId }) => orderId))}::uuid[])
      union select b.exchange, c.order_id, c.purchase_id
        from exchange_credits c join before b on c.exchange_id = b.order_id
    ) select exchange as "orderId", order_id as "paidBy", purchase_id as "purchaseId" from before`);

/** Shops that the ledger has ever given something. */
export async function shopsWithMoney(query: Query): Promise<number[]> {
  const rows = await query<{ sellerId: number }>(sql`
    select distinct split_part(credit, ':', 2)::integer as "sellerId" from ledger_transfers
    where credit like 'seller:%'`);
  return rows.map(({ sellerId }) => sellerId);
}
