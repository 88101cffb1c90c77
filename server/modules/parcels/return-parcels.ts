import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { adjustFreight } from '#domain/ledger/freight.ts';
import { rupiah } from '#domain/money.ts';
import type { Collection } from '#domain/orders/seller-tabs.ts';
import type { CourierId } from '#domain/shipping/couriers.ts';
import { type CourierNews, type ParcelCourse, readCourse } from '#domain/shipping/parcel-course.ts';
import { post } from '#server/modules/ledger/ledger.ts';
import { lineIds, moveParcel, type OrderRow, readOrder } from '#server/modules/orders/orders.ts';
import type { Query } from '#server/platform/database/query.ts';
import type { Tx } from '#server/platform/database/transactions.ts';
import { defineJob } from '#server/platform/jobs/define-job.ts';

/** Parcels of returns, for which the shop books the courier: to the seller, and refused goods to the shopper again. */

/** What became of a parcel of a return. The payload is its id; returns handle it. */
export const returnCarried = defineJob({ name: 'return.carried', payload: z.uuid() });

/** A label of the shop for a return. */
export interface ReturnParcel {
  id: string;
  returnId: string;
  way: 'back' | 'again';
  /** Its place among the labels of its way, from 1. */
  n: number;
  state: 'created' | 'booked' | 'picked' | 'delivered' | 'returning' | 'returned' | 'lost' | 'cancelled';
  courier: CourierId;
  service: string;
  waybill: string | null;
  collection: Collection;
  /** What its courier charges, in whole Rupiah; of one that is not booked yet the order's quote. */
  price: number;
  /** It is to be cancelled. */
  isToCancel: boolean;
  course: ParcelCourse;
}

/** The labels of returns, the oldest first. */
export async function readReturnParcels(query: Query, returnIds: readonly string[]): Promise<ReturnParcel[]> {
  const rows = await query<
    Omit<ReturnParcel, 'course'> & { events: (Omit<CourierNews, 'at'> & { at: string })[] }
  >(sql`
    select id, return_id as "returnId", way, state, courier, service, waybill, collection, freight as price, events,
      is_to_cancel as "isToCancel",
      row_number() over (partition by return_id, way order by created_at, id)::integer as n
    from parcels where return_id = any(${sql.param(returnIds)}::uuid[]) order by created_at, id`);
  return rows.map(({ events, ...parcel }) => ({
    ...parcel,
    course: readCourse(events.map(({ status, at }) => ({ status, at: new Date(at) }))),
  }));
}

/** The return of a parcel; null for the parcel of an order. */
export async function returnOfParcel(query: Query, parcelId: string): Promise<string | null> {
  const [row] = await query<{ returnId: string | null }>(
    sql`select return_id as "returnId" from parcels where id = ${parcelId}`,
  );
  return row?.returnId ?? null;
}

/** What a label is to carry, and by which service. */
export interface BookedReturn {
  returnId: string;
  order: Pick<OrderRow, 'id' | 'courier' | 'service' | 'shippingQuote'>;
  way: ReturnParcel['way'];
  collection: Collection;
  /** By the number of the line on the order. */
  pieces: readonly { line: number; quantity: number }[];
}

/**
 * Starts to book a courier for a return, by the service of its order, under the lock of both: the row is the intent, and a
 * job does it. @returns false when another label of that way is open
 */
export async function bookReturnParcel(tx: Tx, booked: BookedReturn): Promise<boolean> {
  const { returnId, order, way, collection, pieces } = booked;
  const id = randomUUID();
  const now = await tx.now();
  const [created] = await tx(sql`
    insert into parcels (id, return_id, return_of, way, state, courier, service, collection, freight, next_try_at, created_at)
    values (${id}, ${returnId}, ${order.id}, ${way}, 'created', ${order.courier}, ${order.service}, ${collection}, ${order.shippingQuote}, ${now}, ${now})
    on conflict (return_id, way) where state in ('created', 'booked') do nothing returning id`);
  if (!created) return false;
  const lines = await lineIds(tx, order.id);
  for (const { line, quantity } of pieces)
    await tx(sql`
      insert into parcel_lines (parcel_id, line_id, quantity) values (${id}, ${lines.get(line)}, ${quantity})`);
  await tx.enqueue(moveParcel, [id]);
  return true;
}

/** Requests the cancellation of the labels of a return that no courier has picked up. @returns how many there are */
export async function recallReturnParcels(tx: Tx, returnId: string): Promise<number> {
  const parcels = await tx<{ id: string }>(sql`
    update parcels set is_to_cancel = true, next_try_at = ${await tx.now()}
    where return_id = ${returnId} and state in ('created', 'booked') returning id`);
  await tx.enqueue(
    moveParcel,
    parcels.map(({ id }) => id),
  );
  return parcels.length;
}

/**
 * Books what a courier's bill says of a parcel of a return, beyond what was booked when it was handed over. The shop bears
 * that. @returns false for one that was not carried, or is lost
 */
export async function billReturnParcel(
  tx: Tx,
  { parcelId, price }: { parcelId: string; price: number },
): Promise<boolean> {
  const [carried] = await tx<{ courier: string; booked: number; orderId: string }>(sql`
    select courier, freight as booked, return_of as "orderId" from parcels
    where id = ${parcelId} and return_id is not null and booking_id is not null
      and state in ('picked', 'delivered', 'returning', 'returned') for update`);
  if (!carried) return false;
  const { courier, booked, orderId } = carried;
  const order = await readOrder(tx, sql`o.id = ${orderId}`);
  await tx(sql`update parcels set freight = ${price} where id = ${parcelId}`);
  const difference = price - booked;
  const adjustment = { parcelId, n: 2, courier, difference, bearer: 'shop' } as const;
  await post(tx, adjustFreight(adjustment), {
    orderId,
    at: await tx.now(),
    ...(order && { purchaseId: order.purchaseId }),
  });
  return true;
}

/** A courier took a parcel of a return that was over by then: the shop pays it. */
export async function payReturnParcel(
  tx: Tx,
  { id: parcelId, courier, price }: ReturnParcel,
  context: { purchaseId: string; orderId: string; at: Date },
): Promise<void> {
  const adjustment = { parcelId, n: 1, courier, difference: rupiah(price), bearer: 'shop' } as const;
  await post(tx, adjustFreight(adjustment), context);
}
