import { sql } from 'drizzle-orm';
import {
  lostAt,
  type ParcelCourse,
  PICK_UP_WITHIN_DAYS,
  readCourse,
} from '#domain/shipping/parcel-course.ts';
import {
  deliverOrder,
  loseOrder,
  noteEvent,
  openArrivalCase,
  openContradictedCase,
  planScan,
  shipOrder,
  takeBack,
  undeliver,
} from '#server/modules/orders/orders.ts';
import type { Tracking } from '#server/modules/shipping/shipping.ts';
import type { Tx } from '#server/platform/database/transactions.ts';
import { parcelCalledOff } from './parcel-changes.ts';
import { lockParcel, type StoredParcel } from './stored-parcel.ts';

const HOUR_MS = 60 * 60 * 1000;
/** Poll interval for a courier without notifications. */
const ASK_EVERY_HOURS = 2;

/**
 * Applies a courier's statuses of a parcel to its order, each at the time that the courier states. The same
 * statuses again change nothing.
 */
export async function applyNews(tx: Tx, id: string, news: Tracking): Promise<void> {
  const parcel = await lockParcel(tx, id);
  if (!parcel || !['booked', 'picked', 'returning'].includes(parcel.state)) return;
  const course = readCourse(news.events);
  const events = news.events.map(({ at, status, note }) => ({ at: at.toISOString(), status, note }));
  const waybill = parcel.waybill ?? news.waybill;
  await tx(sql`
    update parcels set events = ${JSON.stringify(events)}::jsonb, waybill = ${waybill}, tries = 0 where id = ${id}`);
  const now = await tx.now();
  if (parcel.scanBy !== null) {
    if (course.pickedAt === null) return waitForScan(tx, parcel, { now, scanBy: parcel.scanBy });
    await planScan(tx, parcel.orderId, null);
  }
  if (course.calledOffAt) return parcelCalledOff(tx, id, 'booking_refused');
  if (parcel.state === 'booked' && course.pickedAt === null)
    return waitForCourier(tx, parcel, now, news.nextAt);
  await follow(tx, { ...parcel, waybill }, course, now);
  // Nothing that its courier says now changes an order that is completed.
  if (parcel.orderState === 'completed') return;
  await askAgain(tx, id, now, news.nextAt, lostAt(parcel.arrivesTo));
}

/** A courier that does not come is dropped: the seller must send it otherwise. */
async function waitForCourier(tx: Tx, parcel: StoredParcel, now: Date, nextAt: Date | null): Promise<void> {
  const { id, createdAt } = parcel;
  const until = new Date(createdAt.getTime() + PICK_UP_WITHIN_DAYS * 24 * HOUR_MS);
  if (now >= until) {
    // In an hour, so that a courier who refuses to cancel is not asked without end.
    const next = new Date(now.getTime() + HOUR_MS);
    await tx(sql`update parcels set is_to_cancel = true, next_try_at = ${next} where id = ${id}`);
    return;
  }
  await askAgain(tx, id, now, nextAt, until);
}

/**
 * A typed waybill that the courier never scans was never sent: everything goes back (P-BUY-51). It is asked once more
 * after the deadline, so that no silence of the provider cancels an order.
 */
async function waitForScan(
  tx: Tx,
  { id, orderId }: StoredParcel,
  { now, scanBy }: { now: Date; scanBy: Date },
): Promise<void> {
  if (now < scanBy) return askAgain(tx, id, now, null, scanBy);
  await loseOrder(tx, { orderId, parcelId: id, actor: 'clock', at: scanBy, reason: 'not_scanned' });
  await moveTo(tx, id, 'cancelled');
}

/** Moves order and parcel to the state of the parcel's course. */
async function follow(tx: Tx, parcel: StoredParcel, course: ParcelCourse, now: Date): Promise<void> {
  const { id, orderId, courier, waybill, state } = parcel;
  const { pickedAt, deliveredAt, returningAt, returnedAt } = course;
  const at = (moment: Date) => ({ orderId, actor: 'courier', at: moment }) as const;
  if (pickedAt) await shipOrder(tx, { ...at(pickedAt), courier, waybill });
  if (deliveredAt) {
    await moveTo(tx, id, 'delivered');
    if (await isLastOnItsWay(tx, orderId)) await deliverOrder(tx, at(deliveredAt));
  } else if (returnedAt) {
    await moveTo(tx, id, 'returned');
    await endOrder(tx, parcel, () => takeBack(tx, { ...at(returnedAt), parcelId: id }));
  } else if (returningAt) {
    await moveTo(tx, id, 'returning');
    if (state !== 'returning') await noteEvent(tx, { orderId, event: 'returning', actor: 'courier' });
    await openContradictedCase(tx, orderId);
  } else if (course.lostAt === null && parcel.isSaidToBeThere) {
    await moveTo(tx, id, 'picked');
    if (lostAt(parcel.arrivesTo) <= now) await openArrivalCase(tx, orderId);
  } else if (course.lostAt ?? lostAt(parcel.arrivesTo) <= now) {
    await moveTo(tx, id, 'lost');
    const lost = course.lostAt ?? lostAt(parcel.arrivesTo);
    await endOrder(tx, parcel, () => loseOrder(tx, { ...at(lost), parcelId: id }));
  } else await moveTo(tx, id, 'picked');
}

/**
 * The courier says that a parcel never reached its shopper. When its order has arrived by somebody else's word, and its
 * shopper misses it, the courier has decided that; otherwise the operator must (P-BUY-52).
 */
async function endOrder(tx: Tx, { orderId }: StoredParcel, end: () => Promise<boolean>): Promise<void> {
  if (await end()) return;
  if (await undeliver(tx, { orderId, actor: 'courier' })) await end();
  else await openContradictedCase(tx, orderId);
}

async function moveTo(tx: Tx, id: string, state: string): Promise<void> {
  await tx(sql`update parcels set state = ${state}, next_try_at = null where id = ${id}`);
}

/** An order is delivered with its last parcel. */
async function isLastOnItsWay(tx: Tx, orderId: string): Promise<boolean> {
  const [other] = await tx(sql`
    select 1 from parcels where order_id = ${orderId} and state in ('created', 'booked', 'picked', 'returning')`);
  return other === undefined;
}

/** Schedules the next poll of an unfinished parcel, at its own deadline at the latest. */
async function askAgain(tx: Tx, id: string, now: Date, nextAt: Date | null, deadline: Date): Promise<void> {
  const next = nextAt ?? new Date(now.getTime() + ASK_EVERY_HOURS * HOUR_MS);
  const due = deadline > now && deadline < next ? deadline : next;
  await tx(sql`
    update parcels set next_try_at = ${due} where id = ${id} and state in ('booked', 'picked', 'returning')`);
}
