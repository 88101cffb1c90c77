import { expect, test } from 'vitest';
import { estimateArrival } from '#domain/shipping/arrival.ts';
import { CALENDAR } from '#domain/shipping/calendar.builder.ts';
import { routeBetween } from '#domain/shipping/zones.ts';
import { arrivalText } from './estimates.id.ts';

const paidAt = (day: string) =>
  estimateArrival('regular', routeBetween('31.74', '31.71'), { paidAt: new Date(day), calendar: CALENDAR });

test('the arrival is told as days, in two months where it must be', () => {
  expect(arrivalText(paidAt('2026-11-23T03:00:00Z') ?? expect.fail())).toBe('Estimasi tiba 26-28 Nov');
  expect(arrivalText(paidAt('2026-11-26T03:00:00Z') ?? expect.fail())).toBe('Estimasi tiba 29 Nov-3 Des');
  expect(arrivalText(paidAt('2026-12-28T03:00:00Z') ?? expect.fail())).toBe(
    'Estimasi tiba 31 Des-2 Jan (perkiraan)',
  );
});
