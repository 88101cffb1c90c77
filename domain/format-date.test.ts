import { describe, expect, test } from 'vitest';
import {
  formatCalendarDate,
  formatClock,
  formatDateTime,
  formatDayRange,
  formatLongDate,
  nextJakartaMidnight,
  startOfJakartaDay,
} from './format-date.ts';

describe('dates are those of Jakarta (P-SHOP-13)', () => {
  test('an instant late in the UTC day is the next day there', () => {
    expect(formatDateTime(new Date('2025-08-09T17:05:00Z'))).toBe('10 Agu 2025, 00:05');
  });

  test('the long form names the month', () => {
    expect(formatLongDate(new Date('2025-04-10T03:00:00Z'))).toBe('10 April 2025');
  });

  test('a calendar date has no zone', () => {
    expect(formatCalendarDate('2026-01-05')).toBe('5 Jan 2026');
    expect(() => formatCalendarDate('5/1/2026')).toThrow(RangeError);
  });

  test('midnight in Jakarta is 17:00 UTC', () => {
    const noon = new Date('2026-11-21T05:00:00Z');
    expect(startOfJakartaDay(noon).toISOString()).toBe('2026-11-20T17:00:00.000Z');
    expect(nextJakartaMidnight(noon).toISOString()).toBe('2026-11-21T17:00:00.000Z');
    expect(nextJakartaMidnight(new Date('2026-11-21T17:00:00Z')).toISOString()).toBe(
      '2026-11-22T17:00:00.000Z',
    );
  });
});

test('a clock shows hours, minutes and seconds and never goes below zero', () => {
  expect(formatClock(16_200)).toBe('04:30:00');
  expect(formatClock(59)).toBe('00:00:59');
  expect(formatClock(-3)).toBe('00:00:00');
});

test('two days form one range, with both months only when they differ', () => {
  expect(formatDayRange('2026-11-26', '2026-11-28')).toBe('26-28 Nov');
  expect(formatDayRange('2026-11-30', '2026-12-02')).toBe('30 Nov-2 Des');
  expect(formatDayRange('2026-12-31', '2027-01-02')).toBe('31 Des-2 Jan');
  expect(formatDayRange('2026-08-26', '2026-08-26')).toBe('26 Agu');
});
