import { sql } from 'drizzle-orm';
import { realFreight, refundsOfPurchase, transfersOfPurchase } from '#server/modules/ledger/ledger.ts';
import { type MoneyLine, moneyLines, readOrder } from '#server/modules/orders/orders.ts';
import { type PayoutOfRow, payoutsOfRows } from '#server/modules/payouts/payouts.ts';
import type { Query } from '#server/platform/database/query.ts';

/** A movement of an order's money on its shop's account, with what it can be explained by. */
export interface ExplainedRow {
  id: string;
  code: string;
  at: Date;
  /** Below 0 what the shop owes. */
  amount: number;
  /** The line of the order that it is about; null for all of it. */
  position: number | null;
  /** Why the refund was made that it pays: a kind of `RefundCause`; null for none. */
  cause: string | null;
  /** The payouts that have it, or parts of it. */
  payouts: PayoutOfRow[];
}

/** What an order gave its shop and took from it, so that somebody can explain it (P-CONSOLE-14). Whole Rupiah. */
export interface ExplainedOrder {
  number: string;
  sellerId: number;
  seller: string;
  lines: MoneyLine[];
  /** What the courier was to cost, what the shopper paid of it, and what it costs by now; null before it was carried. */
  freight: { quote: number; charged: number; real: number | null };
  /** The oldest first. */
  rows: ExplainedRow[];
  sum: number;
}

/** Movements whose id ends with the order and the number of a line. */
const OF_LINES = ['done', 'com', 'comback'];

/** By the number of the order; null for an unknown one. */
export async function explainOrder(query: Query, number: string): Promise<ExplainedOrder | null> {
  const order = await readOrder(query, sql`o.number = ${number}`);
  if (!order) return null;
  const { id: orderId, purchaseId, sellerId } = order;
  const all = await transfersOfPurchase(query, purchaseId);
  const own = all.filter((transfer) => transfer.orderId === orderId);
  const account = `seller:${sellerId}`;
  const ofShop = own.filter(({ debit, credit }) => debit === account || credit === account);
  const refunds = await refundsOfPurchase(query, { purchaseId, orderIds: [orderId] });
  const payouts = await payoutsOfRows(
    query,
    ofShop.map(({ id }) => id),
  );
  const rows = ofShop.map(({ id, code, at, amount, credit }): ExplainedRow => {
    const refund = refunds.find((one) => id.startsWith(`${code}:${one.id}:`));
    return {
      id,
      code,
      at,
      amount: credit === account ? amount : -amount,
      position: OF_LINES.includes(code) ? positionOf(id, orderId) : null,
      cause: refund?.causeKind ?? null,
      payouts: payouts.filter(({ transferId }) => transferId === id),
    };
  });
  return {
    number,
    sellerId,
    seller: order.seller,
    lines: await moneyLines(query, orderId),
    freight: { quote: order.shippingQuote, charged: order.shipping, real: realFreight(own) },
    rows,
    sum: rows.reduce((sum, { amount }) => sum + amount, 0),
  };
}

const positionOf = (id: string, orderId: string): number =>
  Number(id.slice(id.lastIndexOf(orderId) + orderId.length));
