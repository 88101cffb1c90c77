import { sql } from 'drizzle-orm';
import { moveParcel } from '#server/modules/orders/orders.ts';
import type { Transaction } from '#server/platform/database/transactions.ts';

/**
 * Polls the courier about a parcel now, because the courier announced news. Does nothing for unknown
 * bookings, and for parcels that are finished.
 */
export async function hearOfParcel(transaction: Transaction, bookingId: string): Promise<void> {
  await transaction(async (tx) => {
    const now = await tx.now();
    const rows = await tx<{ id: string }>(sql`
      update parcels set next_try_at = least(next_try_at, ${now}::timestamptz)
      where booking_id = ${bookingId} and next_try_at is not null returning id`);
    await tx.enqueue(
      moveParcel,
      rows.map(({ id }) => id),
    );
  });
}
