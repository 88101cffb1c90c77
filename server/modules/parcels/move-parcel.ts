import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { moveParcel } from '#server/modules/orders/orders.ts';
import type { CourierProvider, Tracking } from '#server/modules/shipping/shipping.ts';
import { shopNow } from '#server/platform/database/now.ts';
import type { Transaction } from '#server/platform/database/transactions.ts';
import type { DueWork } from '#server/platform/jobs/due-work.ts';
import type { Log } from '#server/platform/log.ts';
import { applyNews } from './apply-news.ts';
import { bookingRequest, type SenderOptions } from './booking-request.ts';
import { parcelBooked, parcelCalledOff, recallFailed } from './parcel-changes.ts';
import {
  applyReturnNews,
  returnParcelBooked,
  returnParcelCalledOff,
  returnRecallFailed,
} from './return-news.ts';
import { type AnyParcel, countTry, findParcel } from './stored-parcel.ts';

export interface ParcelWork extends SenderOptions {
  transaction: Transaction;
  couriers: CourierProvider;
  log: Log;
}

const HOUR_MS = 60 * 60 * 1000;

/** Parcels that need a request to their courier. */
export const dueParcels: DueWork = {
  name: 'parcels',
  clock: 'shop',
  // What couriers say has its own time; each parcel is asked about at another minute.
  grainMs: HOUR_MS,
  async nextDue(query) {
    const [row] = await query<{ due: Date | null }>(
      sql`select min(next_try_at) as due from parcels where next_try_at is not null`,
    );
    return row?.due ?? null;
  },
  async enqueue(tx, now) {
    const rows = await tx<{ id: string }>(sql`
      select id from parcels where next_try_at <= ${now} order by next_try_at limit 500`);
    await tx.enqueue(
      moveParcel,
      rows.map(({ id }) => id),
    );
  },
};

/** Most steps of one job for a parcel that has more to do at once. */
const MOST_STEPS = 12;
/** A courier's clock may lag the shop's by this many ms. */
const MOMENT_MS = 200;

/**
 * Does what is due for a parcel: books it, cancels the booking, or polls its status, until it has to wait.
 */
export async function workOnParcel(work: ParcelWork, id: string): Promise<void> {
  for (let step = 0; step < MOST_STEPS; step += 1) {
    const parcel = await findParcel(work.query, id);
    if (!parcel || !(await isDue(work, id))) return;
    if (step > 0 && parcel.state !== 'created') await sleep(MOMENT_MS);
    const counted = await work.transaction((tx) => countTry(tx, parcel));
    if (!counted) return;
    await oneStep(work, parcel);
  }
}

async function isDue({ query }: ParcelWork, id: string): Promise<boolean> {
  const now = await shopNow(query);
  const [due] = await query(sql`select 1 from parcels where id = ${id} and next_try_at <= ${now}`);
  return due !== undefined;
}

/** One request to the courier, outside any transaction, and the consequences of its answer. */
async function oneStep(work: ParcelWork, parcel: AnyParcel): Promise<void> {
  const { bookingId, waybill, isToCancel } = parcel;
  if (bookingId === null && waybill !== null) return trackTyped(work, parcel, waybill);
  // No courier was asked yet, so none must be told.
  if (bookingId === null && isToCancel && parcel.tries === 0) return calledOff(work, parcel, 'cancelled');
  if (bookingId === null) return book(work, parcel);
  if (isToCancel) return recall(work, parcel, bookingId);
  return track(work, parcel, bookingId);
}

async function book(work: ParcelWork, parcel: AnyParcel): Promise<void> {
  const request = await bookingRequest(work, parcel.id);
  if (!request) return calledOff(work, parcel, 'booking_refused');
  const answer = await work.couriers.book(request);
  const booked = parcel.returnId === null ? parcelBooked : returnParcelBooked;
  if (answer.ok) return work.transaction((tx) => booked(tx, parcel.id, answer.value));
  if (answer.error.code === 'refused') return calledOff(work, parcel, 'booking_refused');
  complain(work, parcel, answer.error.reason);
}

async function recall(work: ParcelWork, parcel: AnyParcel, bookingId: string): Promise<void> {
  const answer = await work.couriers.cancel(bookingId, 'Pesanan dibatalkan');
  if (answer.ok || answer.error.code === 'unknown') return calledOff(work, parcel, 'cancelled');
  const failed = parcel.returnId === null ? recallFailed : returnRecallFailed;
  if (answer.error.code === 'refused') return work.transaction((tx) => failed(tx, parcel.id));
  complain(work, parcel, answer.error.reason);
}

async function track(work: ParcelWork, parcel: AnyParcel, bookingId: string): Promise<void> {
  const answer = await work.couriers.track(bookingId);
  const apply = parcel.returnId === null ? applyNews : applyReturnNews;
  if (answer.ok) return work.transaction((tx) => apply(tx, parcel.id, answer.value));
  complain(work, parcel, answer.error.reason);
}

/** A waybill that its courier does not know has not been scanned. */
async function trackTyped(work: ParcelWork, parcel: AnyParcel, waybill: string): Promise<void> {
  const answer = await work.couriers.trackWaybill(parcel.courier, waybill);
  if (answer.ok) {
    const news = { ...answer.value, events: answer.value.events.filter(isOfTyped(parcel)) };
    return work.transaction((tx) => applyNews(tx, parcel.id, news));
  }
  const { code, reason } = answer.error;
  if (code !== 'unknown' && code !== 'refused') return complain(work, parcel, reason);
  await work.transaction((tx) => applyNews(tx, parcel.id, NOT_SCANNED));
}

/** Days that a parcel may be on its way before its number is typed; what was earlier is of another one that had the number. */
const TYPED_LATE_DAYS = 7;

const isOfTyped =
  ({ createdAt }: AnyParcel) =>
  ({ at }: Tracking['events'][number]): boolean =>
    at.getTime() >= createdAt.getTime() - TYPED_LATE_DAYS * 24 * HOUR_MS;

const calledOff = (work: ParcelWork, { id, returnId }: AnyParcel, why: 'cancelled' | 'booking_refused') =>
  work.transaction((tx) =>
    returnId === null ? parcelCalledOff(tx, id, why) : returnParcelCalledOff(tx, id),
  );

const NOT_SCANNED: Tracking = { status: 'confirmed', waybill: null, events: [], nextAt: null };

/** The row has the time of the next attempt. */
function complain({ log }: ParcelWork, { id, tries }: AnyParcel, reason: string): void {
  log.warn({ parcel: id, tries: tries + 1, reason }, 'A courier did not answer and is asked again');
}
