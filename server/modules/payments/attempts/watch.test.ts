import { expect, test } from 'vitest';
import { nextCheckAt, type Watched } from './watch.ts';

const DAY_MS = 24 * 60 * 60_000;
const createdAt = new Date('2026-11-24T03:00:00Z');
const onDay = (day: number) => new Date(createdAt.getTime() + day * DAY_MS);
const paid = (given: Partial<Watched>): Watched => ({
  state: 'paid',
  fact: { status: 'paid', isCaptured: false },
  createdAt,
  endsAt: onDay(1),
  tries: 1,
  now: createdAt,
  ...given,
});

test('a payment is polled at growing distances for 120 days (P-PAY-14)', () => {
  const days: number[] = [];
  for (let now: Date | null = onDay(0.1); now; now = nextCheckAt(paid({ now })))
    days.push((now.getTime() - createdAt.getTime()) / DAY_MS);
  expect(days).toEqual([0.1, 1, 3, 7, 14, 30, 60, 90, 120]);
});

test('a payment is polled first ten minutes after it came', () => {
  const now = onDay(0.5);
  expect(nextCheckAt(paid({ now, tries: 0 }))).toEqual(new Date(now.getTime() + 10 * 60_000));
});

test('a provider that is away is asked again about an old payment, but not for ever', () => {
  expect(nextCheckAt(paid({ fact: null, now: onDay(60), tries: 3 }))).toEqual(
    new Date(onDay(60).getTime() + 8 * 60_000),
  );
  expect(nextCheckAt(paid({ fact: null, now: onDay(121), tries: 3 }))).toBeNull();
});

test('a payment that was taken back is polled like others, because it may come again (P-PAY-43)', () => {
  const reversed = { state: 'reversed', fact: { status: 'reversed', isCaptured: false } } as const;
  expect(nextCheckAt(paid({ ...reversed, now: onDay(2) }))).toEqual(onDay(3));
});

test('a payment that ended unpaid is polled no more', () => {
  const expired = { state: 'expired', fact: { status: 'expired', isCaptured: false } } as const;
  expect(nextCheckAt(paid({ ...expired, now: onDay(2) }))).toBeNull();
});
