import { expect, test } from 'vitest';
import { nextReminder } from './account-reminders.ts';

test('a shopper is reminded of the account on the third and on the seventh day, and no more', () => {
  const since = new Date('2026-11-26T03:00:00Z');
  const days = [0, 1, 2].map((given) => nextReminder(since, given)?.toISOString() ?? null);
  expect(days).toEqual(['2026-11-29T03:00:00.000Z', '2026-12-03T03:00:00.000Z', null]);
});
