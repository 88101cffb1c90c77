import { type SQL, sql } from 'drizzle-orm';
import type { Result } from '#domain/result.ts';
import type { Courier, CourierId } from '#domain/shipping/couriers.ts';
import { freightBearer } from '#domain/shipping/freight-bearer.ts';
import { billFreight, lockOrders } from '#server/modules/orders/orders.ts';
import type { Query } from '#server/platform/database/query.ts';
import type { Tx } from '#server/platform/database/transactions.ts';

/** The parcel of an order that a courier carried, once its way is booked; a scalar of SQL, null for none. */
const carriedParcel = (orderId: SQL) => sql`(
  select c.id from parcels c join ledger_transfers f on f.id = 'frt:' || c.order_id
  where c.order_id = ${orderId} and c.booking_id is not null and c.state not in ('cancelled', 'lost')
  order by c.created_at limit 1)`;

/** The line of a courier's bill about one order. */
export interface FreightBill {
  orderId: string;
  /** Of a bill that names a waybill: another one of the order is not what was carried. */
  parcelId?: string;
  /** Whole Rupiah, with the way back of a parcel that came back. */
  price: number;
  /** The courier's figure in grams, where it charges for more weight. */
  weighed: number | null;
  /** Somebody has decided who bears the difference. */
  bearer: 'shop' | 'seller' | null;
}

/**
 * Books what a courier's bill says beyond what was booked so far, under the order's lock. The same line again changes
 * nothing, and a courier that has lost the parcel earns nothing. @returns who bears a difference
 */
export async function bookFreightBill(
  tx: Tx,
  { orderId, parcelId, price, weighed, bearer }: FreightBill,
): Promise<Result<'shop' | 'seller', 'not_booked'>> {
  const [carried] = await tx<{ id: string; courier: Courier['id']; declared: number }>(sql`
    select b.id, b.courier, (
      select coalesce(sum(l.weight_grams * t.quantity), 0)::integer
      from parcel_lines t join order_lines l on l.id = t.line_id where t.parcel_id = b.id
    ) as declared
    from parcels b where b.id = ${carriedParcel(sql`${orderId}::uuid`)}`);
  if (!carried || (parcelId ?? carried.id) !== carried.id) return { ok: false, error: 'not_booked' };
  const by = bearer ?? freightBearer({ declared: carried.declared, weighed }, carried.courier);
  await tx(sql`update parcels set freight = ${price} where id = ${carried.id}`);
  await billFreight(tx, orderId, { price, bearer: by });
  return { ok: true, value: by };
}

/** A parcel that a bill may be about. */
export interface BilledParcel {
  parcelId: string;
  /** Null for a parcel of a return. */
  orderId: string | null;
  waybill: string;
}

/** Whether a bill about the parcel `p` is booked: of an order the one that carried it, of a return one that was handed over. */
const isBillable = sql`case when p.return_id is null
  then coalesce(p.id = ${carriedParcel(sql`p.order_id`)}, false)
  else p.state in ('picked', 'delivered', 'returning', 'returned') end`;

/** The parcels that we booked with a courier, by their waybills in capitals, and whether a bill about each is booked. */
export const parcelsOfWaybills = (
  query: Query,
  courier: CourierId,
  waybills: readonly string[],
): Promise<{ parcelId: string; waybill: string; isCarried: boolean }[]> =>
  query<{ parcelId: string; waybill: string; isCarried: boolean }>(sql`
    select p.id as "parcelId", upper(p.waybill) as waybill, ${isBillable} as "isCarried" from parcels p
    where courier = ${courier} and upper(waybill) = any(${sql.param(waybills)}::text[]) and booking_id is not null`);

/** The parcels that we booked with a courier, by their waybills in capitals, with their orders locked. */
export async function lockParcelsOfWaybills(
  tx: Tx,
  courier: CourierId,
  waybills: readonly string[],
): Promise<BilledParcel[]> {
  const found = await tx<BilledParcel>(sql`
    select id as "parcelId", order_id as "orderId", upper(waybill) as waybill from parcels
    where courier = ${courier} and upper(waybill) = any(${sql.param(waybills)}::text[]) and booking_id is not null`);
  await lockOrders(
    tx,
    found.flatMap(({ orderId }) => orderId ?? []),
  );
  return found;
}
