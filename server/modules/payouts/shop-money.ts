import { sql } from 'drizzle-orm';
import { claimRows, type FreeRow, type HoldReason } from '#domain/payouts/claim-rows.ts';
import { heldOrders, type PaidOrder, shopAccountRows } from '#server/modules/ledger/ledger.ts';
import type { Query } from '#server/platform/database/query.ts';

interface StoredRow extends FreeRow, Record<string, unknown> {
  purchaseId: string | null;
}

/** What a shop could be paid now. */
export interface ShopMoney {
  claimed: FreeRow[];
  /** Whole Rupiah; below 0 when the shop owes more than it got. */
  amount: number;
  /** What waits, by its reason, in whole Rupiah. */
  held: ReadonlyMap<HoldReason, number>;
}

const ordersOf = (rows: readonly StoredRow[]): PaidOrder[] => {
  const orders = new Map<string, PaidOrder>();
  for (const { orderId, purchaseId } of rows)
    if (orderId !== null) orders.set(orderId, { orderId, purchaseId });
  return [...orders.values()];
};

/** The money of a shop that no payout has claimed: what can be paid, and what is held (P-PAYOUT-2). */
export async function shopMoney(query: Query, sellerId: number): Promise<ShopMoney> {
  const rows = await query<StoredRow>(sql`
    select r.id as "transferId", r.order_id as "orderId", r.purchase_id as "purchaseId", r.amount::float8 as amount
    from ${shopAccountRows(sellerId)} r
    where r.code not in ('pay', 'unpay') and not exists (select from payout_items i where i.transfer_id = r.id)
    order by r.at, r.id`);
  const reasons = await heldOrders(query, ordersOf(rows));
  const held = new Map<HoldReason, number>();
  for (const { orderId, amount } of rows) {
    const reason = orderId === null ? undefined : reasons.get(orderId);
    if (reason) held.set(reason, (held.get(reason) ?? 0) + amount);
  }
  return { ...claimRows(rows, reasons), held };
}

/** Why the money of a payout that was not exported yet must not leave any more; null when it may. */
export async function heldSince(
  query: Query,
  { id, sellerId }: { id: number; sellerId: number },
): Promise<HoldReason | null> {
  const orders = await query<PaidOrder & Record<string, unknown>>(sql`
    select distinct r.order_id as "orderId", r.purchase_id as "purchaseId"
    from payout_items i join ${shopAccountRows(sellerId)} r on r.id = i.transfer_id
    where i.payout_id = ${id} and r.order_id is not null`);
  const [first] = (await heldOrders(query, orders)).values();
  return first ?? null;
}
