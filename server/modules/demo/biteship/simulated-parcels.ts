import { randomBytes, randomInt } from 'node:crypto';
import { type SQL, sql } from 'drizzle-orm';
import type { Query } from '#server/platform/database/query.ts';
import { roll, type SimulatedCourse } from './journey.ts';

/** A parcel booked at the simulator. */
export interface SimulatedParcel {
  id: string;
  waybillId: string;
  courier: string;
  courierType: string;
  price: number;
  transitDays: number;
  ends: Readonly<Record<string, unknown>>;
  bookedAt: Date;
  cancelledAt: Date | null;
}

type ParcelRow = SimulatedParcel;

export const courseOfParcel = ({
  id,
  bookedAt,
  courierType,
  transitDays,
  cancelledAt,
}: SimulatedParcel): SimulatedCourse => ({
  bookedAt,
  transitDays,
  cancelledAt,
  seed: id,
  isTyped: courierType === TYPED,
});

/** Marks a parcel that nobody booked: its number was typed and is asked about. */
const TYPED = 'typed';

/** Whether a typed number looks like one of a courier: the demo's couriers then have scanned it. */
export const looksLikeWaybill = (typed: string): boolean =>
  typed.replaceAll(/[^A-Za-z0-9]/g, '').length >= 10;

/** A number that looks like a waybill is a parcel since it was first asked about; null for any other, and for a booked one's. */
export async function findTyped(
  query: Query,
  { waybillId, courier, now }: { waybillId: string; courier: string; now: Date },
): Promise<SimulatedParcel | null> {
  if (!looksLikeWaybill(waybillId)) return null;
  const id = newParcelId();
  await query(sql`
    insert into simulated_parcels (id, waybill_id, courier, courier_type, price, transit_days, ends, booked_at)
    select ${id}, ${waybillId}, ${courier}, ${TYPED}, 0, ${1 + roll(id, 'days', 3)}, '{}', ${now}
    where not exists (select from simulated_parcels where waybill_id = ${waybillId} and courier_type <> ${TYPED})
    on conflict do nothing`);
  return findByWaybill(query, { waybillId, courier });
}

/** A typed number whose course was told to its end may be typed for another parcel. */
export async function forgetTyped(query: Query, { id, courierType }: SimulatedParcel): Promise<void> {
  if (courierType === TYPED) await query(sql`delete from simulated_parcels where id = ${id}`);
}

/** Ids look like Biteship's: 24 hexadecimal digits. */
export const newParcelId = () => randomBytes(12).toString('hex');

const COLUMNS = sql`
  id, waybill_id as "waybillId", courier, courier_type as "courierType", price, transit_days as "transitDays",
  ends, booked_at as "bookedAt", cancelled_at as "cancelledAt"`;

/** Stores a booking. @returns the parcel, or the id of the one that already has its reference */
export async function storeParcel(
  query: Query,
  parcel: Omit<SimulatedParcel, 'waybillId' | 'cancelledAt'>,
  reference: string | null,
): Promise<SimulatedParcel | { earlierId: string }> {
  const { id, courier, courierType, price, transitDays, ends, bookedAt } = parcel;
  const waybillId = `SIM${randomInt(1e11, 1e12)}`;
  const [stored] = await query<ParcelRow>(sql`
    insert into simulated_parcels
      (id, reference_id, waybill_id, courier, courier_type, price, transit_days, ends, booked_at)
    values (${id}, ${reference}, ${waybillId}, ${courier}, ${courierType}, ${price}, ${transitDays},
      ${JSON.stringify(ends)}, ${bookedAt})
    on conflict (reference_id) do nothing returning ${COLUMNS}`);
  if (stored) return stored;
  const [earlier] = await query<{ id: string }>(
    sql`select id from simulated_parcels where reference_id = ${reference}`,
  );
  if (!earlier) throw new Error('A reference was taken and is not there');
  return { earlierId: earlier.id };
}

async function findBy(query: Query, condition: SQL): Promise<SimulatedParcel | null> {
  const [row] = await query<ParcelRow>(sql`select ${COLUMNS} from simulated_parcels where ${condition}`);
  return row ?? null;
}

export const findParcel = (query: Query, id: string) => findBy(query, sql`id = ${id}`);

export const findByWaybill = (query: Query, given: { waybillId: string; courier: string }) =>
  findBy(query, sql`waybill_id = ${given.waybillId} and courier = ${given.courier}`);

export async function markCancelled(query: Query, id: string, now: Date): Promise<void> {
  await query(sql`
    update simulated_parcels set cancelled_at = ${now} where id = ${id} and cancelled_at is null`);
}
