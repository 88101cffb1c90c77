import { sql } from 'drizzle-orm';
import type { Tx } from '#server/platform/database/transactions.ts';
import { paidFor } from './paid-for.ts';

/** Receipts that a bank took back, wholly or in part. Amounts are whole Rupiah. */

/**
 * Notes how much of a receipt was taken back so far; locks it.
 * @returns what is new of it; null for an unknown receipt, or when nothing is new
 */
export async function chargeBack(
  tx: Tx,
  receiptId: string,
  amount: number | 'all',
): Promise<{ difference: number; total: number; amount: number } | null> {
  const [receipt] = await tx<{ amount: number; chargedBack: number }>(sql`
    select amount, charged_back as "chargedBack" from receipts
    where id = ${receiptId} for update`);
  if (!receipt) return null;
  const total = amount === 'all' ? receipt.amount : Math.min(amount, receipt.amount);
  const difference = total - receipt.chargedBack;
  if (difference <= 0) return null;
  await tx(sql`update receipts set charged_back = ${total} where id = ${receiptId}`);
  return { difference, total, amount: receipt.amount };
}

/**
 * Takes money off a receipt, no more than is left of it.
 * @returns what was taken, all that was taken off it, and what of it pays for nothing; null when nothing is left
 */
export async function takeOffReceipt(
  tx: Tx,
  receiptId: string,
  amount: number,
): Promise<{ taken: number; total: number; free: number } | null> {
  const [receipt] = await tx<{ taken: number; total: number; free: number }>(sql`
    with before as (select id, least(amount - reversed, ${amount}) as taken from receipts where id = ${receiptId} for update)
    update receipts set reversed = reversed + taken from before where receipts.id = before.id and taken > 0
    returning taken, reversed as total, (amount - applied - refund_reserved - (
      select coalesce(sum(t.amount), 0) from ledger_transfers t where t.id like 'unhold:' || receipts.id || '%'
    ))::float8 as free`);
  return receipt ?? null;
}

/** A receipt that paid for an order. */
export interface CoveringReceipt {
  id: string;
  isReversed: boolean;
  refundable: number;
}

/** The receipts that paid for an order, locked in the order in which refunds lock them. */
export function receiptsOfOrder(
  tx: Tx,
  order: { purchaseId: string; orderId: string },
): Promise<CoveringReceipt[]> {
  return tx<CoveringReceipt>(sql`
    select r.id, r.reversed > 0 as "isReversed",
      greatest(0, least(r.applied, r.amount - r.reversed - r.refund_reserved)) as refundable
    from receipts r where ${paidFor(order)} order by r.place = 'shop', r.at desc, r.id for update`);
}
