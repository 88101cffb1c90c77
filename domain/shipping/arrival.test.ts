import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { estimateArrival, payBeforeFor, promiseArrival } from './arrival.ts';
import { CALENDAR } from './calendar.builder.ts';
import { addWorkingDays, isWorkingDay, jakartaDay } from './calendar.ts';
import type { Speed } from './couriers.ts';
import { type Route, routeBetween, ZONES, type Zone } from './zones.ts';

/** A moment of a day in Jakarta. */
const wib = (text: string) => new Date(`${text}+07:00`);

const estimate = (speed: Speed, route: Route, paidAt: Date) =>
  estimateArrival(speed, route, { paidAt, calendar: CALENDAR });

describe('a working day', () => {
  it.each(['2026-11-24', '2026-12-23', '2026-12-28'])('is %s', (day) =>
    expect(isWorkingDay(day, CALENDAR)).toBe(true),
  );
  it.each(['2026-11-21', '2026-11-22', '2026-03-20', '2026-12-24', '2026-12-25', '2027-08-17'])(
    'is not %s: weekend, holiday or joint leave',
    (day) => expect(isWorkingDay(day, CALENDAR)).toBe(false),
  );

  it('counts from the next day, so that Friday plus one is Monday, and skips Lebaran', () => {
    expect(addWorkingDays('2026-11-20', 1, CALENDAR)).toBe('2026-11-23');
    expect(addWorkingDays('2026-03-17', 1, CALENDAR)).toBe('2026-03-25');
    expect(addWorkingDays('2026-12-23', 2, CALENDAR)).toBe('2026-12-29');
    expect(addWorkingDays('2026-11-21', 0, CALENDAR)).toBe('2026-11-21');
  });
});

describe('the arrival', () => {
  const jakarta = routeBetween('31.74', '31.71');
  it('is one or two working days of processing and the calendar days of the table', () => {
    // Paid on a Tuesday: handed over on Wednesday or Thursday, two or three days on the road.
    expect(estimate('regular', jakarta, wib('2026-11-24T10:00'))).toMatchObject({
      first: '2026-11-27',
      last: '2026-11-29',
    });
    expect(estimate('express', routeBetween('31.74', '94.71'), wib('2026-11-24T10:00'))).toMatchObject({
      first: '2026-11-30',
      last: '2026-12-03',
    });
  });

  it('of an economy service is the upper end of the regular days', () => {
    expect(estimate('economy', routeBetween('31.74', '12.71'), wib('2026-11-24T10:00'))).toMatchObject({
      first: '2026-12-02',
      last: '2026-12-03',
    });
  });

  it('uses the day of the clock in Jakarta', () => {
    const late = new Date('2026-11-24T17:30:00Z');
    expect(estimate('regular', jakarta, late)?.first).toBe('2026-11-28');
  });

  it('of a same-day service is the same or the next working day, paid before noon on a working day', () => {
    expect(estimate('same-day', jakarta, wib('2026-11-24T11:59'))).toMatchObject({
      first: '2026-11-24',
      last: '2026-11-25',
    });
    expect(estimate('same-day', jakarta, wib('2026-11-24T12:00'))).toBeNull();
    expect(estimate('same-day', jakarta, wib('2026-11-22T09:00'))).toBeNull();
    expect(estimate('same-day', routeBetween('32.73', '32.73'), wib('2026-11-24T09:00'))).toBeNull();
  });

  it('is promised anew for the day of payment; a same-day parcel paid too late moves to the next working day', () => {
    const sameDay = { speed: 'same-day', transit: { min: 0, max: 0 } } as const;
    const promise = (paidAt: string) => promiseArrival(sameDay, wib(paidAt), CALENDAR);
    expect(promise('2026-11-24T11:59')).toMatchObject({ first: '2026-11-24', last: '2026-11-25' });
    expect(promise('2026-11-24T12:00')).toMatchObject({ first: '2026-11-25', last: '2026-11-26' });
    expect(promise('2026-11-21T09:00')).toMatchObject({ first: '2026-11-23', last: '2026-11-24' });
    const regular = estimate('regular', jakarta, wib('2026-11-24T10:00'));
    const paidLater =
      regular && promiseArrival({ ...regular, speed: 'regular' }, wib('2026-11-27T10:00'), CALENDAR);
    expect(paidLater).toMatchObject({ first: '2026-12-02', last: '2026-12-04' });
  });

  it('is a guess where it reaches a year whose holidays are not decreed (P-SHIP-7)', () => {
    expect(estimate('regular', jakarta, wib('2026-12-22T10:00'))).toMatchObject({
      last: '2026-12-31',
      isGuess: false,
    });
    expect(estimate('regular', jakarta, wib('2026-12-28T10:00'))).toMatchObject({
      last: '2027-01-02',
      isGuess: true,
    });
    const known = { daysOff: [...CALENDAR.daysOff, '2027-03-10'], decreed: [2026, 2027] };
    expect([isWorkingDay('2027-03-10', CALENDAR), isWorkingDay('2027-03-10', known)]).toEqual([true, false]);
  });

  it('holds when it is paid on the day of the estimate, and for same-day before noon', () => {
    expect(payBeforeFor('regular', wib('2026-11-24T23:59'))).toEqual({ day: '2026-11-24', hour: 24 });
    expect(payBeforeFor('same-day', wib('2026-11-24T09:00'))).toEqual({ day: '2026-11-24', hour: 12 });
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
        const arrival = estimate(given, { from, to, hasSameDay: true }, when);
        if (arrival === null) return;
        expect(arrival.first >= jakartaDay(when) && arrival.last >= arrival.first).toBe(true);
        const slowest = estimate(given, { from, to: 'papua', hasSameDay: true }, when);
        expect(slowest && slowest.first >= arrival.first && slowest.last >= arrival.last).toBe(true);
      }),
    );
  });
});
