import { describe, expect, it } from 'vitest';
import { CALENDAR } from '../shipping/calendar.builder.ts';
import { returnDeadline } from './deadlines.ts';
import { isOpenReturn, RETURN_STATES } from './transitions.ts';

/** A Thursday, 10:00 in Jakarta. */
const at = new Date('2026-11-26T03:00:00Z');
const arrivedAt = new Date('2026-11-24T03:00:00Z');
const until = (state: (typeof RETURN_STATES)[number], when = at, arrived = arrivedAt) =>
  returnDeadline(state, { at: when, arrivedAt: arrived, calendar: CALENDAR })?.toISOString();

describe('the deadlines of a return (P-RET-42)', () => {
  it('count working days for the seller and the operator, and end at midnight in Jakarta', () => {
    expect(until('asked')).toBe('2026-11-30T16:59:59.000Z');
    expect(until('offered')).toBe('2026-11-30T16:59:59.000Z');
    expect(until('inspecting')).toBe('2026-12-01T16:59:59.000Z');
    expect(until('disputed')).toBe('2026-12-01T16:59:59.000Z');
    expect(until('giving_back')).toBe('2026-12-01T16:59:59.000Z');
  });

  it('count calendar days for the shopper', () => {
    expect(until('draft')).toBe('2026-11-28T03:00:00.000Z');
    expect(until('refused')).toBe('2026-11-29T03:00:00.000Z');
    expect(until('sent')).toBe('2026-12-10T03:00:00.000Z');
  });

  it('leave until day 14 after arrival to send, and at least five days', () => {
    expect(until('approved')).toBe('2026-12-08T03:00:00.000Z');
    const late = new Date('2026-12-07T03:00:00Z');
    expect(until('approved', late)).toBe('2026-12-12T03:00:00.000Z');
  });

  it('exist for every open state, and for no other', () => {
    for (const state of RETURN_STATES) expect(until(state) !== undefined).toBe(isOpenReturn(state));
  });
});
