import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { canCancel, courseOf, eventsUntil, type SimulatedCourse } from './journey.ts';

const BOOKED = new Date('2026-11-24T03:00:00Z');
const HOUR_MS = 60 * 60 * 1000;
const later = (hours: number) => new Date(BOOKED.getTime() + hours * HOUR_MS);
const course = (changes: Partial<SimulatedCourse> = {}): SimulatedCourse => ({
  bookedAt: BOOKED,
  transitDays: 3,
  seed: 'a',
  cancelledAt: null,
  isTyped: false,
  ...changes,
});
const statuses = (given: SimulatedCourse) => courseOf(given).map(({ status }) => status);

const SEEDS = Array.from({ length: 400 }, (_, seed) => course({ seed: String(seed) }));

describe('the course of a simulated parcel', () => {
  it('leads from the booking to the door in the days of its service', () => {
    const smooth = SEEDS.filter((given) => !statuses(given).includes('on_hold'));
    expect(smooth.length).toBeGreaterThan(280);
    for (const given of smooth) {
      expect(statuses(given)).toEqual([
        ...['confirmed', 'allocated', 'picking_up', 'picked', 'dropping_off', 'delivered'],
      ]);
      expect(courseOf(given).at(-1)?.at).toEqual(later(5 + 3 * 24));
    }
  });

  it('is sometimes late, misses the recipient, or goes back', () => {
    const all = SEEDS.map(courseOf);
    const notes = new Set(all.flat().map(({ note }) => note));
    expect(notes).toContain('Paket tertahan di gudang transit karena cuaca');
    expect(notes).toContain('Penerima tidak di tempat, diantar lagi besok');
    const returned = all.filter((events) => events.at(-1)?.status === 'returned').length;
    expect(returned).toBeGreaterThan(0);
    expect(returned).toBeLessThan(30);
    expect(all.every((events) => ['delivered', 'returned'].includes(events.at(-1)?.status ?? ''))).toBe(true);
  });

  it('is in order, deterministic, and only grows with time', () => {
    const any = fc.record({
      seed: fc.string(),
      transitDays: fc.integer({ min: 0, max: 14 }),
      hours: fc.tuple(fc.integer({ min: 0, max: 600 }), fc.integer({ min: 0, max: 600 })),
    });
    fc.assert(
      fc.property(any, ({ seed, transitDays, hours: [some, more] }) => {
        const given = course({ seed, transitDays });
        const times = courseOf(given).map(({ at }) => at.getTime());
        expect(times).toEqual(times.toSorted((a, b) => a - b));
        const early = eventsUntil(given, later(some));
        expect(eventsUntil(given, later(some + more)).slice(0, early.length)).toEqual(early);
      }),
    );
  });

  it('can be cancelled until the courier has the parcel, and ends there', () => {
    expect(canCancel(course(), later(4))).toBe(true);
    expect(canCancel(course(), later(5))).toBe(false);
    const cancelled = course({ cancelledAt: later(2) });
    expect(eventsUntil(cancelled, later(400)).map(({ status }) => status)).toEqual([
      ...['confirmed', 'allocated', 'cancelled'],
    ]);
  });
});
