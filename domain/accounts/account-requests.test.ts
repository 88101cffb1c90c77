import { expect, test } from 'vitest';
import { requestDueAt } from './account-requests.ts';

test('access is due after 3 x 24 hours, deletion after 30 days (P-CONSOLE-82)', () => {
  const asked = new Date('2026-11-27T01:30:00Z');
  expect(requestDueAt('export', asked).toISOString()).toBe('2026-11-30T01:30:00.000Z');
  expect(requestDueAt('deletion', asked).toISOString()).toBe('2026-12-27T01:30:00.000Z');
});
