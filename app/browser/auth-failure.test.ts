import {
  AuthApiError,
  AuthRetryableFetchError,
  AuthSessionMissingError,
  AuthUnknownError,
  AuthWeakPasswordError,
} from '@supabase/auth-js';
import { describe, expect, test } from 'vitest';
import { toFailure } from './auth-failure.ts';

describe('Why something about the account did not work', () => {
  test.each([
    [
      new AuthApiError('Invalid login credentials', 400, 'invalid_credentials'),
      'refused',
      'Invalid login credentials',
    ],
    [
      new AuthApiError('Request rate limit reached', 429, undefined),
      'too_many',
      'Request rate limit reached',
    ],
    [new AuthRetryableFetchError('Failed to fetch', 0), 'offline', null],
    [new AuthRetryableFetchError('{}', 503), 'unavailable', null],
    [new AuthSessionMissingError(), 'signed_out', null],
    [new AuthUnknownError('<html>', null), 'unavailable', null],
    [new TypeError('Failed to fetch'), 'offline', null],
    [new DOMException('signal timed out', 'TimeoutError'), 'offline', null],
    [new Error('a bug'), 'refused', null],
  ])('%s: the words of the service count, those of a browser do not', (error, kind, message) => {
    expect(toFailure(error)).toMatchObject({ kind, message });
  });

  test.each([
    [new AuthApiError('Invalid login credentials', 400, 'invalid_credentials'), 'invalid_credentials'],
    [new AuthApiError('Request rate limit reached', 429, undefined), null],
    [new AuthWeakPasswordError('Too short', 422, ['length']), 'weak_password'],
    [new AuthWeakPasswordError('Too common', 422, ['pwned']), 'common_password'],
  ])('%s: its code says why in any language (P-SHOP-10)', (error, code) => {
    expect(toFailure(error).code).toBe(code);
  });
});
