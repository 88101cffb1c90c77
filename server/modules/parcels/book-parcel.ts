import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { arrivalQuestion, scanBy } from '#domain/orders/deadlines.ts';
import type { Collection } from '#domain/orders/seller-tabs.ts';
import type { Actor } from '#domain/orders/transitions.ts';
import {
  moveParcel,
  planArrivalQuestion,
  planScan,
  readOrders,
  shipOrder,
} from '#server/modules/orders/orders.ts';
import { readCalendar } from '#server/modules/shipping/shipping.ts';
import type { Tx } from '#server/platform/database/transactions.ts';
import { ordersOfWaybill } from './stored-parcel.ts';

/** Orders that may get a parcel: accepted, without a request to cancel, and without a courier. */
const needsParcel = sql`
  o.state in ('accepted', 'packed') and o.cancel_asked_at is null and not exists (
    select 1 from parcels b where b.order_id = o.id and b.state in ('created', 'booked'))`;

interface Sender {
  sellerId: number;
  courier: string;
  service: string;
  quote: number;
  shipBy: Date | null;
  arrivesTo: string;
  hasPickup: boolean;
}

/** Locks first and reads then, so that it sees a parcel that was created while it waited for the lock. */
async function lockForParcel(tx: Tx, orderId: string): Promise<Sender | null> {
  await tx(sql`select 1 from orders where id = ${orderId} for update`);
  const [order] = await tx<Sender>(sql`
    select o.seller_id as "sellerId", o.courier, o.service, o.shipping_quote as quote, o.ship_by as "shipBy", o.arrives_to::text as "arrivesTo",
      exists (select from pickup_addresses a where a.seller_id = o.seller_id) as "hasPickup"
    from orders o
    where o.id = ${orderId} and ${needsParcel}`);
  return order ?? null;
}

/** The outcome of booking a courier; `no_pickup`: nobody knows where to fetch the seller's parcels. */
export type BookingOutcome = 'booked' | 'not_to_be_sent' | 'no_pickup';

/**
 * Starts to book a courier for an order: the row is the intent, and a job does it. The order counts as
 * shipped when the courier has it (P-SHIP-24).
 */
export async function bookParcel(
  tx: Tx,
  orderId: string,
  collection: Collection = 'pickup',
): Promise<BookingOutcome> {
  const order = await lockForParcel(tx, orderId);
  if (!order) return 'not_to_be_sent';
  if (!order.hasPickup) return 'no_pickup';
  const id = randomUUID();
  const now = await tx.now();
  await tx(sql`
    insert into parcels (id, order_id, state, courier, service, collection, freight, next_try_at, created_at)
    values (${id}, ${orderId}, 'created', ${order.courier}, ${order.service}, ${collection}, ${order.quote}, ${now}, ${now})`);
  await packLines(tx, id, orderId);
  await tx.enqueue(moveParcel, [id]);
  return 'booked';
}

/** The outcome of typing a waybill. */
export type WaybillOutcome = 'shipped' | 'not_to_be_sent' | 'waybill_taken';

/**
 * The seller took a parcel to a courier and types its number: the order is shipped.
 * @param given.canTrack somebody can ask the courier about it; else its shopper is asked (P-BUY-51)
 */
export async function shipWithWaybill(
  tx: Tx,
  given: { orderId: string; actor: Actor; waybill: string; canTrack?: boolean },
): Promise<WaybillOutcome> {
  const { orderId, actor, waybill, canTrack = false } = given;
  const order = await lockForParcel(tx, orderId);
  if (!order) return 'not_to_be_sent';
  const { courier, service, quote } = order;
  if (await isOfShop(tx, { waybill, sellerId: order.sellerId })) return 'waybill_taken';
  const id = randomUUID();
  await tx(sql`
    insert into parcels (id, order_id, state, courier, service, waybill, freight, created_at)
    values (${id}, ${orderId}, 'picked', ${courier}, ${service}, ${waybill}, ${quote}, ${await tx.now()})`);
  await packLines(tx, id, orderId);
  const isShipped = await shipOrder(tx, { orderId, actor, courier, waybill });
  if (!isShipped) throw new Error(`Order ${orderId} was locked and cannot be shipped`);
  await (canTrack ? watch(tx, { orderId, parcelId: id, order }) : planQuestion(tx, orderId, order));
  return 'shipped';
}

/** Whether another parcel of the shop has this waybill. What others typed takes no number from a parcel of theirs. */
async function isOfShop(
  tx: Tx,
  { waybill, sellerId }: { waybill: string; sellerId: number },
): Promise<boolean> {
  const others = await ordersOfWaybill(tx, waybill);
  const own = await readOrders(
    tx,
    sql`o.id = any(${sql.param(others)}::uuid[]) and o.seller_id = ${sellerId}`,
  );
  return own.length > 0;
}

/** The courier is asked until it has scanned the parcel, and then like one that was booked. */
async function watch(
  tx: Tx,
  { orderId, parcelId, order }: { orderId: string; parcelId: string; order: Sender },
): Promise<void> {
  const now = await tx.now();
  const until = scanBy(order.shipBy ?? now, await readCalendar(tx));
  await planScan(tx, orderId, until);
  await tx(sql`update parcels set next_try_at = ${now} where id = ${parcelId}`);
  await tx.enqueue(moveParcel, [parcelId]);
}

async function planQuestion(tx: Tx, orderId: string, { arrivesTo }: Sender): Promise<void> {
  await planArrivalQuestion(tx, orderId, arrivalQuestion(arrivesTo, await tx.now()));
}

/** Puts everything of the order that was not cancelled into one parcel. */
async function packLines(tx: Tx, parcelId: string, orderId: string): Promise<void> {
  await tx(sql`
    insert into parcel_lines (parcel_id, line_id, quantity)
    select ${parcelId}::uuid, id, quantity - cancelled from order_lines
    where order_id = ${orderId} and quantity > cancelled`);
}
