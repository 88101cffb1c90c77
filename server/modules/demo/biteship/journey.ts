import { createHash } from 'node:crypto';
import type { ParcelEvent, ParcelStatus } from '#server/modules/shipping/shipping.ts';

/** What determines the course of a simulated parcel. */
export interface SimulatedCourse {
  bookedAt: Date;
  /** Calendar days in transit without incidents. */
  transitDays: number;
  /** Any text; equal seeds give equal courses. */
  seed: string;
  cancelledAt: Date | null;
  /** Somebody brought it to a counter and typed its number: nobody fetches it. */
  isTyped: boolean;
}

const HOUR_MS = 60 * 60 * 1000;
const DAY_HOURS = 24;

/** One in so many parcels is delayed, is missed at the first delivery, or comes back. */
const ODDS = { delayed: 10, missed: 12, returned: 50 } as const;

/** A whole number from 0 to below `sides`, the same for the same seed and purpose. */
export function roll(seed: string, purpose: string, sides: number): number {
  return createHash('sha256').update(`${purpose} ${seed}`).digest().readUInt32BE(0) % sides;
}

/** One step: hours after the booking, status, what the courier says. */
type Step = readonly [hours: number, status: ParcelStatus, note: string];

/**
 * The whole course of a parcel from its booking, oldest first, with future events. A cancellation before the
 * courier has the parcel ends it; see `canCancel`.
 */
export function courseOf(course: SimulatedCourse): ParcelEvent[] {
  const { bookedAt, cancelledAt, isTyped } = course;
  const events = [...(isTyped ? AT_THE_COUNTER : pickUp()), ...onTheRoad(course)].map(
    ([hours, status, note]) => ({
      status,
      note,
      at: new Date(bookedAt.getTime() + hours * HOUR_MS),
    }),
  );
  if (cancelledAt === null) return events;
  const before = events.filter(({ at }) => at <= cancelledAt);
  return [...before, { status: 'cancelled', at: cancelledAt, note: 'Pengiriman dibatalkan' }];
}

/** Hours from the booking until the courier has the parcel. */
const PICKED_AT = 5;

const AT_THE_COUNTER: readonly Step[] = [[0, 'picked', 'Paket diterima di gerai']];

function pickUp(): Step[] {
  return [
    [0, 'confirmed', 'Pesanan kurir diterima'],
    [1, 'allocated', 'Kurir sudah ditugaskan'],
    [3, 'picking_up', 'Kurir menuju lokasi penjemputan'],
    [PICKED_AT, 'picked', 'Paket sudah dijemput kurir'],
  ];
}

function onTheRoad({ transitDays, seed }: SimulatedCourse): Step[] {
  const isDelayed = transitDays > 0 && roll(seed, 'delay', ODDS.delayed) === 0;
  const isMissed = roll(seed, 'miss', ODDS.missed) === 0;
  const isReturned = roll(seed, 'return', ODDS.returned) === 0;
  const lateHours = isDelayed ? DAY_HOURS * (1 + roll(seed, 'lateness', 2)) : 0;
  const delivered = PICKED_AT + Math.max(4, transitDays * DAY_HOURS) + lateHours;
  const steps: Step[] = [];
  if (isDelayed) {
    steps.push([PICKED_AT + transitDays * 12, 'on_hold', 'Paket tertahan di gudang transit karena cuaca']);
  }
  steps.push([delivered - 3, 'dropping_off', 'Paket dibawa kurir ke alamat tujuan']);
  if (isReturned) {
    return [
      ...steps,
      [delivered, 'on_hold', 'Alamat tidak ditemukan'],
      [delivered + DAY_HOURS, 'return_in_transit', 'Paket dikembalikan ke pengirim'],
      [delivered + DAY_HOURS * (1 + transitDays), 'returned', 'Paket sudah kembali di pengirim'],
    ];
  }
  const door: Step = [delivered, 'delivered', 'Paket diterima'];
  if (!isMissed) return [...steps, door];
  return [
    ...steps,
    [delivered, 'on_hold', 'Penerima tidak di tempat, diantar lagi besok'],
    [delivered + DAY_HOURS - 3, 'dropping_off', 'Paket dibawa kurir ke alamat tujuan'],
    [delivered + DAY_HOURS, 'delivered', 'Paket diterima'],
  ];
}

/** The events of a parcel until a moment, oldest first; never empty after the booking. */
export function eventsUntil(course: SimulatedCourse, now: Date): ParcelEvent[] {
  return courseOf(course).filter(({ at }) => at <= now);
}

/** The time of the next event; null after the last. */
export function nextEventAt(course: SimulatedCourse, now: Date): Date | null {
  return courseOf(course).find(({ at }) => at > now)?.at ?? null;
}

/** Whether a parcel can still be cancelled: until the courier has it. */
export function canCancel(course: SimulatedCourse, now: Date): boolean {
  const last = eventsUntil(course, now).at(-1)?.status;
  return last === 'confirmed' || last === 'allocated' || last === 'picking_up';
}
