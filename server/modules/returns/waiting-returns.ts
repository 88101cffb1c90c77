import { sql } from 'drizzle-orm';
import { returnNumber } from '#domain/returns/number.ts';
import { isSellersFault, type ReturnReason } from '#domain/returns/reasons.ts';
import type { ReturnState } from '#domain/returns/transitions.ts';
import { costOfRefund, type OrderRow, readOrders } from '#server/modules/orders/orders.ts';
import { readReturnParcels } from '#server/modules/parcels/parcels.ts';
import type { Query } from '#server/platform/database/query.ts';
import { readReturns, type StoredReturn, undecided } from './return-rows.ts';

/** A return that waits for its seller. */
export interface WaitingReturn {
  number: string;
  sellerId: number;
  state: ReturnState;
  reason: ReturnReason;
  changedAt: Date;
  askedPart: number | null;
  /** The shop's courier brings the goods to the seller. */
  isCarried: boolean;
  /** The typed waybill about which its courier is asked; null for none. */
  askedAbout: string | null;
}

/** Returns in some states, the one that changed first before. */
export async function returnsIn(query: Query, states: readonly string[]): Promise<WaitingReturn[]> {
  const found = await readReturns(query, sql`r.state = any(${sql.param(states)}::text[])`);
  const ids = found.map(({ orderId }) => orderId);
  const orders = await readOrders(query, sql`o.id = any(${sql.param(ids)}::uuid[])`);
  const labels = await readReturnParcels(
    query,
    found.map(({ id }) => id),
  );
  const carried = new Set(
    labels.flatMap(({ way, state, returnId }) => (way === 'back' && state !== 'cancelled' ? [returnId] : [])),
  );
  const byId = new Map(orders.map((order) => [order.id, order]));
  return found
    .flatMap(({ id, orderId, n, state, reason, changedAt, askedPart, askAt, waybill }) => {
      const order = byId.get(orderId);
      if (!order) return [];
      const number = returnNumber(order.number, n);
      const isCarried = carried.has(id);
      const askedAbout = askAt === null ? null : waybill;
      return [
        { number, sellerId: order.sellerId, state, reason, changedAt, askedPart, isCarried, askedAbout },
      ];
    })
    .toSorted((a, b) => a.changedAt.getTime() - b.changedAt.getTime());
}

/**
 * What the open returns of a shop may cost it beyond what their orders still hold, in whole Rupiah: at its fault a share of the
 * shipping and the postage, after completion the goods, too (P-PAYOUT-8).
 */
export async function mayCostShop(query: Query, sellerId: number): Promise<number> {
  const orders = await readOrders(query, sql`o.seller_id = ${sellerId} and o.return_id is not null`);
  const ids = orders.map(({ returnId }) => returnId);
  const found = await readReturns(query, sql`r.id = any(${sql.param(ids)}::uuid[])`);
  let cost = 0;
  for (const one of found) {
    const order = orders.find(({ id }) => id === one.orderId);
    if (order)
      cost +=
        (await costOfRefund(query, order.id, { reason: one.reason, pieces: undecided(one) })).ofSeller +
        postageOf(order, one);
  }
  return cost;
}

/** What sending the goods back may cost their shop: as much as the order's own shipping, until the shopper says what it was. */
function postageOf(
  { shippingQuote }: OrderRow,
  { reason, goesBack, waybill, postage }: StoredReturn,
): number {
  if (!isSellersFault(reason) || !goesBack) return 0;
  return waybill === '' ? shippingQuote : postage;
}
