import { sql } from 'drizzle-orm';
import type { RefundSource } from '#domain/ledger/refund-sources.ts';
import { createRefund, type NewRefund } from '#server/modules/ledger/ledger.ts';
import type { Tx } from '#server/platform/database/transactions.ts';

/**
 * Refunds money of an order, under its lock, and writes on the order and its lines what has gone back.
 * @returns its id, null when the shopper had paid nothing of it, and what the shopper gets
 */
export async function refundOrder(
  tx: Tx,
  refund: NewRefund & { orderId: string },
): Promise<{ id: string | null; amount: number }> {
  const { orderId } = refund;
  const { id, amount: given, reserved, sources } = await createRefund(tx, refund);
  await tx(sql`update orders set refund_reserved = refund_reserved + ${reserved} where id = ${orderId}`);
  await noteOnLines(tx, orderId, sources);
  return { id, amount: given };
}

/** Writes on the lines of an order what was given back of them, and what of it left the order's escrow. */
export async function noteOnLines(tx: Tx, orderId: string, sources: readonly RefundSource[]): Promise<void> {
  for (const { account, amount, lineId } of sources) {
    if (lineId === undefined) continue;
    const ofEscrow = account === `escrow:${orderId}` ? amount : 0;
    await tx(sql`
      update order_lines set refunded = refunded + ${amount}, from_escrow = from_escrow + ${ofEscrow} where id = ${lineId}`);
  }
}
