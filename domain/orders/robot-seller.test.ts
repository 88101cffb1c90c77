import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { jakartaParts } from '../format-date.ts';
import { CALENDAR } from '../shipping/calendar.builder.ts';
import { isWorkingDay, jakartaDay } from '../shipping/calendar.ts';
import { acceptBy, shipBy } from './deadlines.ts';
import { type RobotOrder, robotStep } from './robot-seller.ts';

/** Tuesday noon in Jakarta. */
const noon = new Date('2026-11-24T05:00:00Z');
const anOrder = (changes: Partial<RobotOrder> = {}): RobotOrder => ({
  state: 'new',
  changedAt: noon,
  isCancelAsked: false,
  hasCourier: false,
  luck: 7,
  ...changes,
});

describe('the robot that plays the sellers of a demo', () => {
  it('accepts after about an hour, packs, and sends within working hours', () => {
    expect(robotStep(anOrder(), CALENDAR)).toEqual({ do: 'accept', at: new Date('2026-11-24T05:37:00Z') });
    expect(robotStep(anOrder({ state: 'accepted' }), CALENDAR)?.do).toBe('pack');
    const evening = new Date('2026-11-27T12:00:00Z');
    expect(robotStep(anOrder({ state: 'packed', changedAt: evening }), CALENDAR)).toEqual({
      do: 'ship',
      at: new Date('2026-11-30T02:00:00Z'),
    });
  });

  it('waits for the courier, and lets a shopper cancel', () => {
    expect(robotStep(anOrder({ state: 'packed', hasCourier: true }), CALENDAR)).toBeNull();
    expect(robotStep(anOrder({ state: 'accepted', isCancelAsked: true }), CALENDAR)?.do).toBe(
      'approve_cancel',
    );
    expect(robotStep(anOrder({ state: 'shipped' }), CALENDAR)).toBeNull();
  });

  it('never misses a deadline', () => {
    const moments = fc.date({
      min: new Date('2026-01-01'),
      max: new Date('2027-12-01'),
      noInvalidDate: true,
    });
    fc.assert(
      fc.property(moments, fc.nat(), (paidAt, luck) => {
        const accepted = robotStep(anOrder({ changedAt: paidAt, luck }), CALENDAR)?.at ?? paidAt;
        const packed =
          robotStep(anOrder({ state: 'accepted', changedAt: accepted, luck }), CALENDAR)?.at ?? paidAt;
        const sent = robotStep(anOrder({ state: 'packed', changedAt: packed, luck }), CALENDAR)?.at ?? paidAt;
        expect(accepted < acceptBy(paidAt, CALENDAR)).toBe(true);
        expect(sent < shipBy(paidAt, CALENDAR)).toBe(true);
        expect(isWorkingDay(jakartaDay(sent), CALENDAR)).toBe(true);
        expect(jakartaParts(sent).hour).toBeGreaterThanOrEqual(9);
      }),
    );
  });
});
