import { describe, expect, it } from 'vitest';
import { isAway, mayGreet } from './greeting.ts';

const hours = { days: [1, 2, 3, 4, 5], opensAt: 8 * 60, closesAt: 17 * 60 };
const wib = (time: string) => new Date(`${time}+07:00`);

describe('when nobody answers (P-CHAT-15)', () => {
  // 2026-11-27 is a Friday.
  it.each([
    ['2026-11-27T07:59:59', true],
    ['2026-11-27T08:00', false],
    ['2026-11-27T16:59', false],
    ['2026-11-27T17:00', true],
    ['2026-11-28T10:00', true],
    // Monday in Jakarta, Sunday in London.
    ['2026-11-30T06:30', true],
    ['2026-11-30T08:30', false],
  ])('%s: %s', (time, away) => expect(isAway(wib(time), hours, null)).toBe(away));

  it('on a holiday until the day on which the shop opens again', () => {
    expect(isAway(wib('2026-11-27T10:00'), hours, '2026-11-30')).toBe(true);
    expect(isAway(wib('2026-11-30T10:00'), hours, '2026-11-30')).toBe(false);
  });

  it('always without days', () =>
    expect(isAway(wib('2026-11-27T10:00'), { ...hours, days: [] }, null)).toBe(true));

  it('answers by itself once a day of Jakarta', () => {
    expect(mayGreet(wib('2026-11-27T23:00'), null)).toBe(true);
    expect(mayGreet(wib('2026-11-27T23:00'), wib('2026-11-27T00:00'))).toBe(false);
    expect(mayGreet(wib('2026-11-28T00:00'), wib('2026-11-27T23:59'))).toBe(true);
  });
});
