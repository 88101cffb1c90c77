import { sql } from 'drizzle-orm';
import { rupiah } from '#domain/money.ts';
import {
  claimRows,
  type FreeRow,
  type HoldReason,
  type OrderHold,
  type Withholding,
} from '#domain/payouts/claim-rows.ts';
import { RESERVE_DAYS, reserveOf } from '#domain/payouts/reserve.ts';
import { isTrustedSeller } from '#server/modules/catalogue/catalogue.ts';
import { heldOrders, type PaidOrder, salesSince, shopAccountRows } from '#server/modules/ledger/ledger.ts';
import { mayCostShop } from '#server/modules/returns/returns.ts';
import { shopNow } from '#server/platform/database/now.ts';
import type { Query } from '#server/platform/database/query.ts';

interface StoredRow extends FreeRow {
  purchaseId: string | null;
}

/** What a shop could be paid now. */
export interface ShopMoney {
  claimed: FreeRow[];
  /** Whole Rupiah; below 0 when the shop owes more than it got, or more must be withheld. */
  amount: number;
  /** What waits, by its reason, in whole Rupiah. */
  held: ReadonlyMap<HoldReason, number>;
}

const DAY_MS = 24 * 60 * 60 * 1000;

const ordersOf = (rows: readonly StoredRow[]): PaidOrder[] => {
  const orders = new Map<string, PaidOrder>();
  for (const { orderId, purchaseId } of rows)
    if (orderId !== null) orders.set(orderId, { orderId, purchaseId });
  return [...orders.values()];
};

/** The money of a shop that no payout has claimed: what can be paid, and what is held (P-PAYOUT-2, P-PAYOUT-8). */
export async function shopMoney(query: Query, sellerId: number): Promise<ShopMoney> {
  const rows = await query<StoredRow>(sql`
    select r.id as "transferId", r.order_id as "orderId", r.purchase_id as "purchaseId",
      (r.amount - coalesce(i.claimed, 0))::float8 as amount
    from ${shopAccountRows(sellerId)} r
    left join lateral (select sum(amount) as claimed from payout_items where transfer_id = r.id) i on true
    where r.code not in ('pay', 'unpay') and r.amount <> coalesce(i.claimed, 0)
    order by r.at, r.id`);
  const reasons = await heldOrders(query, ordersOf(rows));
  const withheld = await withheldFrom(query, sellerId);
  const held = new Map<HoldReason, number>(withheld);
  for (const { orderId, amount } of rows) {
    const reason: OrderHold | undefined = orderId === null ? undefined : reasons.get(orderId);
    if (reason) held.set(reason, (held.get(reason) ?? 0) + amount);
  }
  const all = [...withheld.values()].reduce((sum, amount) => sum + amount, 0);
  return { ...claimRows(rows, { held: reasons, withheld: all }), held };
}

/** What is withheld from a shop, whichever orders it is of. */
async function withheldFrom(query: Query, sellerId: number): Promise<Map<Withholding, number>> {
  const since = new Date((await shopNow(query)).getTime() - RESERVE_DAYS * DAY_MS);
  const isTrusted = await isTrustedSeller(query, sellerId);
  const sales = isTrusted ? await salesSince(query, sellerId, since) : 0;
  const amounts: [Withholding, number][] = [
    ['returns', await mayCostShop(query, sellerId)],
    ['reserve', reserveOf({ isTrusted, sales: rupiah(sales) })],
  ];
  return new Map(amounts.filter(([, amount]) => amount > 0));
}

/** Why the money of a payout that was not exported yet must not leave any more; null when it may. */
export async function heldSince(
  query: Query,
  { id, sellerId }: { id: number; sellerId: number },
): Promise<HoldReason | 'owes' | null> {
  const orders = await query<PaidOrder>(sql`
    select distinct r.order_id as "orderId", r.purchase_id as "purchaseId"
    from payout_items i join ${shopAccountRows(sellerId)} r on r.id = i.transfer_id
    where i.payout_id = ${id} and r.order_id is not null`);
  const [first] = (await heldOrders(query, orders)).values();
  if (first) return first;
  const { amount, held } = await shopMoney(query, sellerId);
  if (amount >= 0) return null;
  return (['returns', 'reserve'] as const).find((reason) => held.has(reason)) ?? 'owes';
}
