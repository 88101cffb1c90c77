import { sql } from 'drizzle-orm';
import {
  readTransfers,
  type StuckRefund,
  stuckRefunds,
  waitingTransfers,
} from '#server/modules/ledger/ledger.ts';
import { orderNumbers } from '#server/modules/orders/orders.ts';
import type { Query } from '#server/platform/database/query.ts';

/** Refunds that wait for somebody. Amounts are whole Rupiah; times follow the shop's clock. */
export interface OperatorRefunds {
  /** To be put into a file for the bank, the oldest promise first. */
  waiting: { refundId: string; amount: number; order: string | null; promisedBy: Date }[];
  /** In a file that the bank has not transferred. Accounts are in the file alone. */
  exported: { id: number; amount: number; batch: string; order: string | null; exportedAt: Date }[];
  /** Those that failed, or wait for the account of their buyer, the oldest first. */
  stuck: (Omit<StuckRefund, 'orderId'> & { order: string | null })[];
}

export async function readOperatorRefunds(query: Query): Promise<OperatorRefunds> {
  const waiting = await waitingTransfers(query);
  const exported = await readTransfers(query, sql`t.state = 'exported'`);
  const stuck = await stuckRefunds(query);
  const ids = [...waiting, ...exported, ...stuck].flatMap(({ orderId }) => orderId ?? []);
  const numbers = await orderNumbers(query, [...new Set(ids)]);
  const numberOf = (orderId: string | null) => (orderId === null ? null : (numbers.get(orderId) ?? null));
  return {
    waiting: waiting.map(({ refundId, amount, promisedBy, orderId }) => ({
      refundId,
      amount,
      promisedBy,
      order: numberOf(orderId),
    })),
    exported: exported.map(({ id, amount, batch, exportedAt, orderId }) => ({
      id,
      amount,
      batch,
      exportedAt,
      order: numberOf(orderId),
    })),
    stuck: stuck.map(({ orderId, ...refund }) => Object.assign(refund, { order: numberOf(orderId) })),
  };
}
