import { sql } from 'drizzle-orm';
import { GOODWILL } from '#domain/ledger/refund-sources.ts';
import type { Query } from '#server/platform/database/query.ts';

/** What went back of the price of an order at once: by a refund, or as the price of goods that it was exchanged for. */
export interface PriceCorrection {
  at: Date;
  /** Whole Rupiah; `lineId` null for a whole order. */
  goods: { lineId: string | null; amount: number }[];
  /** Whole Rupiah. */
  shipping: number;
}

/**
 * The corrections of the prices of orders by the orders' ids, the oldest first: the nth one stays the nth. What the shop gave
 * of its own, postage of a way back and money that paid for nothing are no part of the price.
 */
export async function priceCorrections(
  query: Query,
  orderIds: readonly string[],
): Promise<ReadonlyMap<string, PriceCorrection[]>> {
  const ids = sql.param(orderIds);
  const rows = await query<{
    orderId: string;
    id: string;
    at: Date;
    lineId: string | null;
    isShipping: boolean;
    amount: number;
  }>(sql`
    select * from (
      select r.order_id as "orderId", r.id::text as id, r.created_at as at, s.line_id as "lineId", s.kind = 'shipping' as "isShipping",
        sum(s.amount)::float8 as amount
      from refunds r join refund_sources s on s.refund_id = r.id
      where r.order_id = any(${ids}::uuid[]) and s.kind in ('goods', 'shipping') and s.account <> ${GOODWILL}
      group by 1, 2, 3, 4, 5
      union all
      select c.order_id, x.id, x.at, c.line_id, false, c.amount::float8 from exchange_credits c
      join ledger_transfers x on x.id = 'xc:' || c.return_id where c.order_id = any(${ids}::uuid[])
    ) c order by at, id, "isShipping", "lineId"`);
  const byOrder = new Map<string, PriceCorrection[]>();
  for (const own of Map.groupBy(rows, ({ id }) => id).values()) {
    const [first] = own;
    if (!first) continue;
    const correction = {
      at: first.at,
      goods: own.filter(({ isShipping }) => !isShipping).map(({ lineId, amount }) => ({ lineId, amount })),
      shipping: own.reduce((sum, { isShipping, amount }) => sum + (isShipping ? amount : 0), 0),
    };
    byOrder.set(first.orderId, [...(byOrder.get(first.orderId) ?? []), correction]);
  }
  return byOrder;
}
