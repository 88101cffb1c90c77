import { sql } from 'drizzle-orm';
import type { OrderState } from '#domain/orders/transitions.ts';
import type { CourierId } from '#domain/shipping/couriers.ts';
import type { Query } from '#server/platform/database/query.ts';
import type { Tx } from '#server/platform/database/transactions.ts';

/** A parcel in transit, or about to be: of an order or of a return. */
export interface AnyParcel {
  id: string;
  /** Null for the parcel of an order. */
  returnId: string | null;
  state: string;
  courier: CourierId;
  waybill: string | null;
  bookingId: string | null;
  isToCancel: boolean;
  tries: number;
  createdAt: Date;
}

/** The parcel of an order. */
export interface StoredParcel extends AnyParcel {
  orderId: string;
  /** The last promised day of its order. */
  arrivesTo: string;
  orderState: OrderState;
  /** Somebody says that it is there: its shopper, or whoever delivered its order. */
  isSaidToBeThere: boolean;
  /** Until when the courier must have scanned it, of one whose waybill was typed. */
  scanBy: Date | null;
}

export const COLUMNS_OF_ALL = sql`
  b.id, b.return_id as "returnId", b.state, b.courier, b.waybill, b.booking_id as "bookingId",
  b.is_to_cancel as "isToCancel", b.tries, b.created_at as "createdAt"`;

const COLUMNS = sql`
  ${COLUMNS_OF_ALL}, b.order_id as "orderId", o.arrives_to::text as "arrivesTo",
  o.state as "orderState", o.scan_by as "scanBy",
  o.received_at is not null or o.state in ('delivered', 'completed') as "isSaidToBeThere"`;

export async function findParcel(query: Query, id: string): Promise<AnyParcel | null> {
  const [row] = await query<AnyParcel>(sql`select ${COLUMNS_OF_ALL} from parcels b where b.id = ${id}`);
  return row ?? null;
}

/** Locks the parcel of an order after it, in the common order of locks; null for an unknown one, and one of a return. */
export async function lockParcel(tx: Tx, id: string): Promise<StoredParcel | null> {
  await tx(sql`select 1 from orders where id = (select order_id from parcels where id = ${id}) for update`);
  const [row] = await tx<StoredParcel>(sql`
    select ${COLUMNS} from parcels b join orders o on o.id = b.order_id where b.id = ${id} for update of b`);
  return row ?? null;
}

const FIRST_WAIT_MINUTES = 1;
const LONGEST_WAIT_MINUTES = 60;
const MINUTE_MS = 60_000;

/**
 * Counts an attempt to reach the courier before it is made, and sets the time of the next one in case this
 * one is lost.
 * @returns false when the parcel has changed meanwhile
 */
export async function countTry(tx: Tx, { id, state, tries }: AnyParcel): Promise<boolean> {
  const minutes = Math.min(LONGEST_WAIT_MINUTES, FIRST_WAIT_MINUTES * 2 ** tries);
  const next = new Date((await tx.now()).getTime() + minutes * MINUTE_MS);
  const [counted] = await tx(sql`
    update parcels set tries = tries + 1, next_try_at = ${next}
    where id = ${id} and state = ${state} and tries = ${tries} returning id`);
  return counted !== undefined;
}

/** The operator knows how a parcel ended: its courier is not asked any more. */
export async function endParcel(tx: Tx, id: string, state: 'returned' | 'lost'): Promise<void> {
  await tx(sql`update parcels set state = ${state}, next_try_at = null where id = ${id}`);
}

/** The orders that parcels with a waybill belong to, whatever the courier. */
export async function ordersOfWaybill(query: Query, waybill: string): Promise<string[]> {
  const rows = await query<{ id: string }>(
    sql`select order_id as id from parcels where upper(waybill) = upper(${waybill}) and order_id is not null limit 20`,
  );
  return rows.map(({ id }) => id);
}

/** The waybills of orders, the newest of each; none for an order without a parcel that has one. */
export async function waybillsOf(
  query: Query,
  orderIds: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const rows = await query<{ id: string; waybill: string }>(sql`
    select distinct on (order_id) order_id as id, waybill from parcels
    where order_id = any(${sql.param(orderIds)}::uuid[]) and waybill is not null
    order by order_id, created_at desc`);
  return new Map(rows.map(({ id, waybill }) => [id, waybill]));
}
