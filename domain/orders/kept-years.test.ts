import fc from 'fast-check';
import { expect, test } from 'vitest';
import { KEPT_YEARS, keptSince, keptUntil } from './kept-years.ts';

test('what the law asks for is kept until the end of the year, in Jakarta (P-ACC-17)', () => {
  const until = (at: string, years: number) => keptUntil(new Date(at), years).toISOString();
  expect(until('2026-11-26T03:00:00Z', KEPT_YEARS.money)).toBe('2036-12-31T16:59:59.000Z');
  expect(until('2026-12-31T16:59:59Z', KEPT_YEARS.complaints)).toBe('2031-12-31T16:59:59.000Z');
  // Already the next year in Jakarta.
  expect(until('2026-12-31T17:00:00Z', KEPT_YEARS.complaints)).toBe('2032-12-31T16:59:59.000Z');
});

test('what is kept no longer is what was kept until a moment before now', () => {
  const moments = fc.date({ min: new Date('2020-01-01'), max: new Date('2060-01-01'), noInvalidDate: true });
  fc.assert(
    fc.property(moments, moments, (at, now) => {
      const years = KEPT_YEARS.complaints;
      const isOver = at.getTime() < keptSince(now, years).getTime();
      expect(isOver).toBe(keptUntil(at, years).getTime() + 1000 <= now.getTime());
    }),
  );
});
