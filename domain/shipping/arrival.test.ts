import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { estimateArrival } from './arrival.ts';
import { addWorkingDays, isWorkingDay, jakartaDay } from './calendar.ts';
import type { Speed } from './couriers.ts';
import { routeBetween, ZONES, type Zone } from './zones.ts';

/** A moment of a day in Jakarta. */
const wib = (text: string) => new Date(`${text}+07:00`);

describe('a working day', () => {
  it.each(['2026-11-24', '2026-12-23', '2026-12-28'])('is %s', (day) => expect(isWorkingDay(day)).toBe(true));
  it.each(['2026-11-21', '2026-11-22', '2026-03-20', '2026-12-24', '2026-12-25', '2027-08-17'])(
    'is not %s: weekend, holiday or joint leave',
    (day) => expect(isWorkingDay(day)).toBe(false),
  );

  it('counts from the next day, so that Friday plus one is Monday, and skips Lebaran', () => {
    expect(addWorkingDays('2026-11-20', 1)).toBe('2026-11-23');
    expect(addWorkingDays('2026-03-17', 1)).toBe('2026-03-25');
    expect(addWorkingDays('2026-12-23', 2)).toBe('2026-12-29');
    expect(addWorkingDays('2026-11-21', 0)).toBe('2026-11-21');
  });
});

describe('the arrival', () => {
  const jakarta = routeBetween('31.74', '31.71');
  it('is one or two working days of processing and the calendar days of the table', () => {
    // Paid on a Tuesday: handed over on Wednesday or Thursday, two or three days on the road.
    expect(estimateArrival('regular', jakarta, wib('2026-11-24T10:00'))).toEqual({
      first: '2026-11-27',
      last: '2026-11-29',
    });
    expect(estimateArrival('express', routeBetween('31.74', '94.71'), wib('2026-11-24T10:00'))).toEqual({
      first: '2026-11-30',
      last: '2026-12-03',
    });
  });

  it('of an economy service is the upper end of the regular days', () => {
    expect(estimateArrival('economy', routeBetween('31.74', '12.71'), wib('2026-11-24T10:00'))).toEqual({
      first: '2026-12-02',
      last: '2026-12-03',
    });
  });

  it('uses the day of the clock in Jakarta', () => {
    const late = new Date('2026-11-24T17:30:00Z');
    expect(estimateArrival('regular', jakarta, late)?.first).toBe('2026-11-28');
  });

  it('of a same-day service is the same or the next working day, paid before noon on a working day', () => {
    expect(estimateArrival('same-day', jakarta, wib('2026-11-24T11:59'))).toEqual({
      first: '2026-11-24',
      last: '2026-11-25',
    });
    expect(estimateArrival('same-day', jakarta, wib('2026-11-24T12:00'))).toBeNull();
    expect(estimateArrival('same-day', jakarta, wib('2026-11-22T09:00'))).toBeNull();
    expect(estimateArrival('same-day', routeBetween('32.73', '32.73'), wib('2026-11-24T09:00'))).toBeNull();
  });

  it('is never before the day of payment, and slower zones are never sooner', () => {
    const speed = fc.constantFrom<Speed>('regular', 'economy', 'express', 'same-day');
    const moment = fc.date({
      min: wib('2026-01-01T00:00'),
      max: wib('2028-12-31T00:00'),
      noInvalidDate: true,
    });
    const zone = fc.constantFrom<Zone>(...ZONES);
    fc.assert(
      fc.property(speed, zone, zone, moment, (given, from, to, when) => {
        const arrival = estimateArrival(given, { from, to, hasSameDay: true }, when);
        if (arrival === null) return;
        expect(arrival.first >= jakartaDay(when) && arrival.last >= arrival.first).toBe(true);
        const slowest = estimateArrival(given, { from, to: 'papua', hasSameDay: true }, when);
        expect(slowest && slowest.first >= arrival.first && slowest.last >= arrival.last).toBe(true);
      }),
    );
  });
});
