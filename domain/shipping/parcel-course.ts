/** A courier's status of a parcel at a moment, in the provider's words. */
export interface CourierNews {
  status: string;
  at: Date;
}

/** The events of a parcel that matter to its order; null for what has not happened. */
export interface ParcelCourse {
  /** The courier picked it up: the first scan. */
  pickedAt: Date | null;
  deliveredAt: Date | null;
  /** It is on its way back, and is back. */
  returningAt: Date | null;
  returnedAt: Date | null;
  /** The courier has destroyed it. */
  lostAt: Date | null;
  /** The courier never took it and will not. */
  calledOffAt: Date | null;
}

/** A parcel in such a status is in the courier's hands. */
const TAKEN = ['picked', 'dropping_off', 'delivered', 'return_in_transit', 'returned', 'disposed'];
const CALLED_OFF = ['cancelled', 'rejected', 'courier_not_found'];

/** Derives the course of a parcel from its courier's statuses, in order of time. */
export function readCourse(news: readonly CourierNews[]): ParcelCourse {
  const inTime = news.toSorted((a, b) => a.at.getTime() - b.at.getTime());
  const first = (...statuses: readonly string[]) =>
    inTime.find(({ status }) => statuses.includes(status))?.at ?? null;
  const pickedAt = first(...TAKEN);
  const last = inTime.at(-1);
  // Only the last status counts: after a rejected booking, another courier may be booked.
  const isCalledOff = pickedAt === null && last !== undefined && CALLED_OFF.includes(last.status);
  return {
    pickedAt,
    deliveredAt: first('delivered'),
    returningAt: first('return_in_transit', 'returned'),
    returnedAt: first('returned'),
    lostAt: first('disposed'),
    calledOffAt: isCalledOff ? last.at : null,
  };
}

/** Days after the promised range when a parcel that has not arrived counts as lost (P-SHIP-6). */
export const LOST_AFTER_DAYS = 7;
/** Days in which a booked courier must pick up a parcel; then the booking is cancelled. */
export const PICK_UP_WITHIN_DAYS = 3;

const DAY_MS = 24 * 60 * 60 * 1000;

/** When a parcel that should have arrived by a day ('yyyy-mm-dd' in Jakarta) counts as lost. */
export const lostAt = (arrivesTo: string): Date =>
  new Date(Date.parse(`${arrivesTo}T24:00:00+07:00`) + LOST_AFTER_DAYS * DAY_MS);
