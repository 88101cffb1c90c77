import { sql } from 'drizzle-orm';
import type { Actor } from '#domain/orders/transitions.ts';
import type { Tx } from '#server/platform/database/transactions.ts';
import { changeOrder } from './change-order.ts';

/** An action of a seller on an order. */
export interface SellerStep {
  orderId: string;
  actor: Actor;
}

/**
 * The seller accepts a paid order. Until when it must be sent does not depend on it (P-BUY-9). @returns false when the
 * order is not new
 */
export async function acceptOrder(tx: Tx, { orderId, actor }: SellerStep): Promise<boolean> {
  const set = sql`accept_by = null`;
  return (await changeOrder(tx, { orderId, event: 'accepted', actor, set })) !== null;
}

/** The seller has packed it. @returns false when it was not accepted, or is already packed */
export async function packOrder(tx: Tx, { orderId, actor }: SellerStep): Promise<boolean> {
  return (await changeOrder(tx, { orderId, event: 'packed', actor })) !== null;
}
