import { sql } from 'drizzle-orm';
import { shipBy } from '#domain/orders/deadlines.ts';
import { extendShipping, finishCallingOff, noteEvent } from '#server/modules/orders/orders.ts';
import { type Booking, readCalendar } from '#server/modules/shipping/shipping.ts';
import type { Tx } from '#server/platform/database/transactions.ts';
import { lockParcel } from './stored-parcel.ts';

/** A courier was booked. It is polled about the parcel, or told of a cancellation, right afterwards. */
export async function parcelBooked(
  tx: Tx,
  id: string,
  { id: bookingId, waybill, price }: Booking,
): Promise<void> {
  const parcel = await lockParcel(tx, id);
  if (parcel?.state !== 'created') return;
  await tx(sql`
    update parcels set state = 'booked', booking_id = ${bookingId}, waybill = ${waybill}, freight = ${price},
      tries = 0, next_try_at = ${await tx.now()}
    where id = ${id}`);
  if (parcel.isToCancel) return;
  const { orderId, courier } = parcel;
  await noteEvent(tx, { orderId, event: 'booked', actor: 'courier', details: { courier, waybill } });
}

/**
 * No courier comes for a parcel. An order to be cancelled is cancelled now; otherwise its seller must send it
 * otherwise, and gets time for it.
 */
export async function parcelCalledOff(
  tx: Tx,
  id: string,
  why: 'cancelled' | 'booking_refused',
): Promise<void> {
  const parcel = await lockParcel(tx, id);
  if (parcel?.state !== 'created' && parcel?.state !== 'booked') return;
  const { orderId } = parcel;
  await tx(sql`update parcels set state = 'cancelled', next_try_at = null where id = ${id}`);
  if (await finishCallingOff(tx, orderId)) return;
  const now = await tx.now();
  if (await extendShipping(tx, orderId, shipBy(now, await readCalendar(tx))))
    await noteEvent(tx, { orderId, event: 'booking_refused', actor: 'courier', details: { why } });
}

/**
 * The courier already has the parcel, so the request to cancel came too late; the next poll tells where it
 * is.
 */
export async function recallFailed(tx: Tx, id: string): Promise<void> {
  const parcel = await lockParcel(tx, id);
  if (parcel?.state !== 'booked') return;
  await tx(sql`
    update parcels set is_to_cancel = false, tries = 0, next_try_at = ${await tx.now()} where id = ${id}`);
  const { orderId } = parcel;
  const [asked] = await tx(sql`select 1 from orders where id = ${orderId} and cancel_asked_at is not null`);
  if (asked) await noteEvent(tx, { orderId, event: 'cancel_failed', actor: 'courier' });
}
