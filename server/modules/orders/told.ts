import { sql } from 'drizzle-orm';
import type { Tx } from '#server/platform/database/transactions.ts';

/** The shopper was told of the events of an order up to this one. Each audience has a mark of its own. */
export async function markTold(tx: Tx, orderId: string, seq: number): Promise<void> {
  await tx(sql`update orders set told = ${seq} where id = ${orderId}`);
}

/** So were the owners of its shop. */
export async function markShopTold(tx: Tx, orderId: string, seq: number): Promise<void> {
  await tx(sql`update orders set told_shop = ${seq} where id = ${orderId}`);
}

/** A mail about a purchase was not sent; its page says so. */
export async function noteMailHeld(tx: Tx, purchaseId: string): Promise<void> {
  await tx(sql`update purchases set mail_held_at = ${await tx.now()} where id = ${purchaseId}`);
}
