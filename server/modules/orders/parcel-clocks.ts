import { sql } from 'drizzle-orm';
import type { Tx } from '#server/platform/database/transactions.ts';

/** Deadlines of an order that follow from what its parcel does. */

/** Until when the courier must have scanned a parcel whose waybill was typed; null once it has. */
export async function planScan(tx: Tx, orderId: string, until: Date | null): Promise<void> {
  await tx(sql`update orders set scan_by = ${until} where id = ${orderId}`);
}

/** When the shopper is asked whether it came, and until when we wait for the answer (P-BUY-51). */
export async function planArrivalQuestion(
  tx: Tx,
  orderId: string,
  { askAt, answerBy }: { askAt: Date; answerBy: Date },
): Promise<void> {
  await tx(sql`
    update orders set ask_arrival_at = ${askAt}, answer_arrival_by = ${answerBy} where id = ${orderId}`);
}

/** No courier comes: the seller gets time to send it otherwise. @returns false when it is not to be sent any more */
export async function extendShipping(tx: Tx, orderId: string, until: Date): Promise<boolean> {
  const [waiting] = await tx(sql`
    update orders set ship_by = greatest(ship_by, ${until}) where id = ${orderId}
      and state in ('accepted', 'packed') returning id`);
  return waiting !== undefined;
}
