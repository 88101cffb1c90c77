import { expect, test } from 'vitest';
import { countdownEnd, countdownOnVisit, secondsLeft } from './countdown.ts';

const at = (text: string) => new Date(`${text}+07:00`);

test('a fresh visitor has 4 h 30 min (P-FLASH-2)', () => {
  const now = at('2026-11-21T10:00:00');
  expect(countdownOnVisit(null, now)).toEqual(at('2026-11-21T14:30:00'));
  expect(secondsLeft(countdownEnd(now), now)).toBe(16_200);
});

test('a later visit reuses the end, also after it has passed', () => {
  const end = at('2026-11-21T14:30:00');
  expect(countdownOnVisit(end, at('2026-11-21T12:00:00'))).toEqual(end);
  expect(countdownOnVisit(end, at('2026-11-22T07:59:59'))).toEqual(end);
  expect(secondsLeft(end, at('2026-11-21T20:00:00'))).toBe(0);
});

test('a second that has begun counts as one left', () => {
  const end = at('2026-11-21T14:30:00');
  expect(secondsLeft(end, at('2026-11-21T14:29:58.400'))).toBe(2);
  expect(secondsLeft(end, at('2026-11-21T14:29:59.999'))).toBe(1);
});

test("a new countdown starts on a visit after the next day's first session", () => {
  const now = at('2026-11-22T08:00:00');
  expect(countdownOnVisit(at('2026-11-21T14:30:00'), now)).toEqual(countdownEnd(now));
});

test('an end that is broken or too far ahead is replaced', () => {
  const now = at('2026-11-21T10:00:00');
  expect(countdownOnVisit(new Date('nonsense'), now)).toEqual(countdownEnd(now));
  expect(countdownOnVisit(at('2027-01-01T00:00:00'), now)).toEqual(countdownEnd(now));
});
