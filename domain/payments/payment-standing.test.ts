import { expect, it } from 'vitest';
import { paymentStanding, type StandingAttempt } from './payment-standing.ts';

const attempt = (given: Partial<StandingAttempt> = {}): StandingAttempt =>
  Object.assign({ method: 'va_bca', state: 'pending', uniqueCode: 0, answer: null } as const, given);
const kindOf = (...attempts: StandingAttempt[]) =>
  paymentStanding({ total: 100_000, received: 0, attempts }).kind;

it('the newest attempt says why an order is not paid (P-CONSOLE-22)', () => {
  expect(kindOf()).toBe('none');
  expect(kindOf(attempt({ state: 'created' }))).toBe('preparing');
  expect(kindOf(attempt({ answer: 'pending' }))).toBe('waiting');
  expect(kindOf(attempt({ answer: 'silent' }))).toBe('silent');
  expect(kindOf(attempt({ method: 'transfer' }))).toBe('unbooked');
  expect(kindOf(attempt(), attempt({ state: 'expired' }))).toBe('ended');
  expect(kindOf(attempt({ state: 'failed' }), attempt({ state: 'review' }))).toBe('review');
});

it('a part that arrived leaves the rest, less the unique code of a transfer (P-CONSOLE-22)', () => {
  const attempts = [attempt({ method: 'transfer', state: 'paid', uniqueCode: 321 })];
  expect(paymentStanding({ total: 100_000, received: 90_000, attempts })).toEqual({
    kind: 'short',
    received: 90_000,
    missing: 9_679,
  });
  expect(paymentStanding({ total: 100_000, received: 99_679, attempts }).kind).toBe('ended');
});
