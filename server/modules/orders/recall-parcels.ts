import { sql } from 'drizzle-orm';
import type { Tx } from '#server/platform/database/transactions.ts';
import { moveParcel } from './jobs.ts';

/**
 * Requests the cancellation of an order's parcels that no courier has picked up. A booking may be in
 * progress, so a job does it. @returns how many there are
 */
export async function recallParcels(tx: Tx, orderId: string): Promise<number> {
  const now = await tx.now();
  const parcels = await tx<{ id: string }>(sql`
    update parcels set is_to_cancel = true, next_try_at = ${now}
    where order_id = ${orderId} and state in ('created', 'booked') returning id`);
  await tx.enqueue(
    moveParcel,
    parcels.map(({ id }) => id),
  );
  return parcels.length;
}
