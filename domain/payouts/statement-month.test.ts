import { expect, test } from 'vitest';
import { monthsAround, parseMonth } from './statement-month.ts';

/** It is December in Jakarta already. */
const now = new Date('2026-11-30T18:00:00Z');

test('the month of a statement is the typed one, and the present one in Jakarta for nonsense and for the future', () => {
  expect(parseMonth('2026-03', now)).toBe('2026-03');
  for (const typed of [null, '', '2026-13', '2027-01', '1999-01', '2026-3', '2026-03x']) {
    expect(parseMonth(typed, now)).toBe('2026-12');
  }
});

test('its neighbours cross years, and none is yet to come', () => {
  expect(monthsAround('2026-01', now)).toEqual({ earlier: '2025-12', later: '2026-02' });
  expect(monthsAround('2026-12', now)).toEqual({ earlier: '2026-11', later: null });
});
