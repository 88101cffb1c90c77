import { sql } from 'drizzle-orm';
import { moveParcel } from '#server/modules/orders/orders.ts';
import type { Transaction } from '#server/platform/database/transactions.ts';

/**
 * Asks the courier about a parcel now instead of at its next moment, because the courier says that there is news.
 * Harmless for bookings of no parcel of ours, and for parcels that nobody follows any more.
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
