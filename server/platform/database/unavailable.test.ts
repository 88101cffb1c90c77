import { DrizzleQueryError } from 'drizzle-orm/errors';
import { describe, expect, it } from 'vitest';
import { DatabaseUnavailable, isConflict, isDamaged, isUnavailable } from './unavailable.ts';

const errorOf = (code: string) => Object.assign(new Error('it failed'), { code });

describe('the database is away', () => {
  it.each([
    'EPIPE',
    'EBADF',
    'EBUSY',
    'ECONNREFUSED',
    'ETIMEDOUT',
    '08006',
    '53300',
    '57P01',
    '57014',
    'XX000',
  ])('when an error has the code %s', (code) => {
    expect(isUnavailable(errorOf(code))).toBe(true);
  });

  it.each(['23505', '42P01', '22P02', 'P0001'])('not when an error has the code %s', (code) => {
    expect(isUnavailable(errorOf(code))).toBe(false);
  });

  it.each(['Query read timeout', 'timeout exceeded when trying to connect', 'Connection terminated'])(
    'when the driver says %s',
    (message) => {
      expect(isUnavailable(new Error(message))).toBe(true);
    },
  );

  it('detected below wrapping errors, whatever the values in their messages say', () => {
    const failed = (cause: Error) => new DrizzleQueryError('insert ...', ['timeout'], cause);
    expect(isUnavailable(failed(errorOf('EPIPE')))).toBe(true);
    expect(isUnavailable(failed(errorOf('23505')))).toBe(false);
  });
});

it('a conflict with another transaction is detected at any depth of wrapping', () => {
  expect(isConflict(new DatabaseUnavailable(errorOf('40P01')))).toBe(true);
  expect(isConflict(new DrizzleQueryError('update', [], errorOf('40001')))).toBe(true);
  expect(isConflict(errorOf('57P01'))).toBe(false);
});

it('a damaged page differs from a database that is only away', () => {
  expect(isDamaged(new DatabaseUnavailable(errorOf('XX001')))).toBe(true);
  expect(isDamaged(errorOf('XX000'))).toBe(false);
});
