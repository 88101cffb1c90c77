import { sql } from 'drizzle-orm';
import { TRANSIT_DAYS } from '#domain/returns/deadlines.ts';
import { type ParcelCourse, PICK_UP_WITHIN_DAYS, readCourse } from '#domain/shipping/parcel-course.ts';
import type { Booking, Tracking } from '#server/modules/shipping/shipping.ts';
import type { Tx } from '#server/platform/database/transactions.ts';
import { returnCarried } from './return-parcels.ts';
import { type AnyParcel, COLUMNS_OF_ALL } from './stored-parcel.ts';

/** What couriers say of the parcels of returns. They change the parcel alone; what it means for the return, returns decide. */

const HOUR_MS = 60 * 60 * 1000;
const DAY_MS = 24 * HOUR_MS;
/** Poll interval for a courier without notifications. */
const ASK_EVERY_HOURS = 2;

async function lockReturnParcel(tx: Tx, id: string): Promise<AnyParcel | null> {
  const [row] = await tx<AnyParcel>(sql`
    select ${COLUMNS_OF_ALL} from parcels b where b.id = ${id} and b.return_id is not null for update`);
  return row ?? null;
}

/** A courier was booked. It is polled, or told of a cancellation, right afterwards. */
export async function returnParcelBooked(
  tx: Tx,
  id: string,
  { id: bookingId, waybill, price }: Booking,
): Promise<void> {
  const parcel = await lockReturnParcel(tx, id);
  if (parcel?.state !== 'created') return;
  await tx(sql`
    update parcels set state = 'booked', booking_id = ${bookingId}, waybill = ${waybill}, freight = ${price},
      tries = 0, next_try_at = ${await tx.now()}
    where id = ${id}`);
}

/** No courier comes for a parcel. */
export async function returnParcelCalledOff(tx: Tx, id: string): Promise<void> {
  const parcel = await lockReturnParcel(tx, id);
  if (parcel?.state !== 'created' && parcel?.state !== 'booked') return;
  await end(tx, id, 'cancelled');
}

/** The request to cancel came too late; the next poll tells where the parcel is. */
export async function returnRecallFailed(tx: Tx, id: string): Promise<void> {
  await tx(sql`
    update parcels set is_to_cancel = false, tries = 0, next_try_at = ${await tx.now()}
    where id = ${id} and state = 'booked'`);
}

/** Applies a courier's statuses of a parcel. The same statuses again change nothing. */
export async function applyReturnNews(tx: Tx, id: string, news: Tracking): Promise<void> {
  const parcel = await lockReturnParcel(tx, id);
  if (!parcel || !['booked', 'picked', 'returning'].includes(parcel.state)) return;
  const now = await tx.now();
  const lostAt = new Date(parcel.createdAt.getTime() + TRANSIT_DAYS * DAY_MS);
  const state = stateOf(readCourse(news.events), { isLate: now >= lostAt });
  const events = news.events.map(({ at, status, note }) => ({ at: at.toISOString(), status, note }));
  await tx(sql`
    update parcels set events = ${JSON.stringify(events)}::jsonb, waybill = ${parcel.waybill ?? news.waybill}, tries = 0
    where id = ${id}`);
  if (state === 'booked') return waitForCourier(tx, parcel, now, news.nextAt);
  if (ENDED.includes(state)) return end(tx, id, state);
  await tx(sql`update parcels set state = ${state} where id = ${id}`);
  if (state !== parcel.state) await tx.enqueue(returnCarried, [id]);
  await askAgain(tx, { id, now, nextAt: news.nextAt, deadline: lostAt });
}

type Moved = 'booked' | 'picked' | 'delivered' | 'returning' | 'returned' | 'lost' | 'cancelled';
const ENDED: readonly Moved[] = ['delivered', 'returned', 'lost', 'cancelled'];

function stateOf(course: ParcelCourse, { isLate }: { isLate: boolean }): Moved {
  if (course.calledOffAt) return 'cancelled';
  if (course.pickedAt === null) return 'booked';
  if (course.deliveredAt) return 'delivered';
  if (course.returnedAt) return 'returned';
  if (course.lostAt || isLate) return 'lost';
  return course.returningAt ? 'returning' : 'picked';
}

/** A courier that does not come is dropped. */
async function waitForCourier(
  tx: Tx,
  { id, createdAt }: AnyParcel,
  now: Date,
  nextAt: Date | null,
): Promise<void> {
  const until = new Date(createdAt.getTime() + PICK_UP_WITHIN_DAYS * DAY_MS);
  if (now < until) return askAgain(tx, { id, now, nextAt, deadline: until });
  // In an hour, so that a courier who refuses to cancel is not asked without end.
  const next = new Date(now.getTime() + HOUR_MS);
  await tx(sql`update parcels set is_to_cancel = true, next_try_at = ${next} where id = ${id}`);
}

/** Schedules the next poll, at a deadline at the latest. */
async function askAgain(
  tx: Tx,
  { id, now, nextAt, deadline }: { id: string; now: Date; nextAt: Date | null; deadline: Date },
): Promise<void> {
  const next = nextAt ?? new Date(now.getTime() + ASK_EVERY_HOURS * HOUR_MS);
  const due = deadline > now && deadline < next ? deadline : next;
  await tx(sql`update parcels set next_try_at = ${due} where id = ${id}`);
}

async function end(tx: Tx, id: string, state: Moved): Promise<void> {
  await tx(sql`update parcels set state = ${state}, next_try_at = null where id = ${id}`);
  await tx.enqueue(returnCarried, [id]);
}
