import { expect, test } from 'vitest';
import { nextPayout } from './payout-days.ts';

const calendar = { daysOff: ['2026-12-24', '2026-12-25'], decreed: [2026] };
const at = (moment: string) => new Date(`${moment}+07:00`);
const hour = (day: string) => at(`${day}T09:00:00`);

test.each([
  ['2026-11-26T08:00:00', 'daily', '2026-11-27'],
  ['2026-11-27T23:59:00', 'daily', '2026-11-30'],
  ['2026-12-23T10:00:00', 'daily', '2026-12-28'],
  ['2026-11-26T08:00:00', 'weekly', '2026-11-30'],
  ['2026-11-29T08:00:00', 'weekly', '2026-11-30'],
  ['2026-11-30T08:00:00', 'weekly', '2026-12-07'],
] as const)('after %s a shop that is paid %s is paid on %s', (now, rhythm, day) => {
  expect(nextPayout(at(now), rhythm, calendar)).toEqual(hour(day));
});

test('a week that begins with a holiday is paid on its first working day', () => {
  const holiday = { daysOff: ['2026-11-30'], decreed: [2026] };
  expect(nextPayout(at('2026-11-26T08:00:00'), 'weekly', holiday)).toEqual(hour('2026-12-01'));
});
