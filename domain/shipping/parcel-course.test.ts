import { describe, expect, it } from 'vitest';
import { lostAt, readCourse } from './parcel-course.ts';

const at = (hour: number) => new Date(Date.UTC(2026, 10, 24, hour));
const told = (...statuses: string[]) => statuses.map((status, hour) => ({ status, at: at(hour) }));

describe('the course of a parcel', () => {
  it('starts with the first scan and ends at the door', () => {
    expect(readCourse(told('confirmed', 'allocated', 'picked', 'dropping_off', 'delivered'))).toMatchObject({
      pickedAt: at(2),
      deliveredAt: at(4),
      returnedAt: null,
      calledOffAt: null,
    });
    expect(readCourse([])).toMatchObject({ pickedAt: null, calledOffAt: null });
  });

  it('is read in order of time, and a delivery without a scan before it counts as the scan', () => {
    expect(readCourse(told('picked', 'delivered').reverse()).pickedAt).toEqual(at(0));
    expect(readCourse(told('confirmed', 'delivered'))).toMatchObject({ pickedAt: at(1), deliveredAt: at(1) });
  });

  it('goes back when nobody takes it', () => {
    const course = readCourse(told('picked', 'on_hold', 'return_in_transit', 'returned'));
    expect(course).toMatchObject({ returningAt: at(2), returnedAt: at(3), deliveredAt: null });
  });

  it('is called off only while no courier has the parcel, and only by the last status', () => {
    expect(readCourse(told('confirmed', 'courier_not_found')).calledOffAt).toEqual(at(1));
    expect(readCourse(told('rejected', 'allocated')).calledOffAt).toBeNull();
    expect(readCourse(told('picked', 'cancelled')).calledOffAt).toBeNull();
  });

  it('counts as lost seven days after the promised range, Jakarta time', () => {
    expect(lostAt('2026-11-29').toISOString()).toBe('2026-12-06T17:00:00.000Z');
  });
});
