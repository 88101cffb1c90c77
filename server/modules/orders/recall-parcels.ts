import { sql } from 'drizzle-orm';
import type { Tx } from '#server/platform/database/transactions.ts';
import { moveParcel } from './jobs.ts';

/**
 * Leaves the wish that parcels of an order which no courier has yet are cancelled: a booking may be under way, so a job
 * does it when it knows. @returns how many there are
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
