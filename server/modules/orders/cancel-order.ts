import { type SQL, sql } from 'drizzle-orm';
import type { Actor } from '#domain/orders/transitions.ts';
import { emptyStock, freePieces } from '#server/modules/stock/stock.ts';
import type { Tx } from '#server/platform/database/transactions.ts';
import { changeOrder } from './change-order.ts';
import { coverReversal } from './cover-reversal.ts';
import { flashOf, moveFlash } from './flash-of-purchase.ts';
import { recallParcels } from './recall-parcels.ts';
import { refundOrder } from './refund-order.ts';

/** The cancellation of an order that was not shipped yet. */
export interface Cancellation {
  orderId: string;
  actor: Actor;
  /** A code for the timeline and the texts of mails: `changed_mind`, `not_accepted`, `no_stock` ... */
  reason: string;
  at?: Date;
  /** A further condition, such as a passed deadline or that the seller did not accept. */
  onlyIf?: SQL;
}

/**
 * Cancels an order that is paid, or paid at the door, and not shipped. Its goods are on sale again, and the
 * whole payment is refunded, but for what the provider has taken back already. Goods that their seller does not have
 * are sold out. @returns false when it is too late
 */
export async function cancelOrder(tx: Tx, cancellation: Cancellation): Promise<boolean> {
  const { reason, onlyIf } = cancellation;
  const notSent = sql`state in ('new', 'accepted', 'packed')`;
  const changed = await changeOrder(tx, {
    ...cancellation,
    event: 'cancelled',
    details: { reason },
    set: sql`accept_by = null, ship_by = null, cancel_answer_by = null`,
    onlyIf: onlyIf ? sql`${notSent} and ${onlyIf}` : notSent,
  });
  if (!changed) return false;
  const { id: orderId, purchaseId, seq } = changed;
  await recallParcels(tx, orderId);
  const flash = await flashOf(tx, purchaseId, orderId);
  const skuIds = await freePieces(tx, { orderId, seq });
  if (reason === 'no_stock') await emptyStock(tx, { orderId, seq, skuIds });
  await moveFlash(tx, flash, 'give');
  const held = await heldFor(tx, orderId);
  const due = Math.min(held, changed.total - changed.refundReserved);
  const amount = due > 0 ? due - (await coverReversal(tx, { purchaseId, orderId, amount: due })) : 0;
  if (amount > 0) {
    await refundOrder(tx, {
      cause: { kind: 'order', id: orderId },
      purchaseId,
      orderId,
      from: [{ account: `escrow:${orderId}`, amount, kind: 'goods' }],
    });
  }
  return true;
}

/** The shopper's money that an order holds: none with cash on delivery. */
export async function heldFor(tx: Tx, orderId: string): Promise<number> {
  const [row] = await tx<{ held: number }>(sql`
    select coalesce(sum(case when credit = ${`escrow:${orderId}`} then amount else -amount end), 0)::float8 as held
    from ledger_transfers where credit = ${`escrow:${orderId}`} or debit = ${`escrow:${orderId}`}`);
  return row?.held ?? 0;
}
