import { expect, test } from 'vitest';
import { nextAccepting } from './accept-hours.ts';

const hours = { from: 8, to: 17 };
const at = (time: string) => new Date(`2026-11-${time}:00+07:00`);
const CASES: readonly [string, string, string | null, string][] = [
  ['within the hours', '26T08:00', null, '26T08:00'],
  ['before them', '26T03:15', null, '26T08:00'],
  ['from their end on', '26T17:00', null, '27T08:00'],
  ['in a holiday', '26T09:00', '2026-11-29', '29T08:00'],
  ['after a holiday', '26T09:00', '2026-11-25', '26T09:00'],
];

test.each(CASES)('%s', (_name, moment, reopensOn, expected) => {
  expect(nextAccepting(at(moment), hours, reopensOn)).toEqual(at(expected));
});

test('the whole day has no hour outside', () => {
  expect(nextAccepting(at('26T00:00'), { from: 0, to: 24 }, null)).toEqual(at('26T00:00'));
  expect(nextAccepting(at('26T23:59'), { from: 0, to: 24 }, null)).toEqual(at('26T23:59'));
});
