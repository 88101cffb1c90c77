import { describe, expect, it } from 'vitest';
import type { AuthFailure } from '../../browser/auth-state.ts';
import { accountCopy as english } from '../../copy/account.en.ts';
import { accountCopy as indonesian } from '../../copy/account.id.ts';
import { failureText } from './use-account-toast.ts';

const KINDS: readonly AuthFailure['kind'][] = ['refused', 'offline', 'unavailable', 'too_many', 'signed_out'];

describe.each([
  ['English', english],
  ['Indonesian', indonesian],
])('A failure of the account in %s (P-ACC-13)', (_, copy) => {
  const fallbacks = Object.values(copy.toast).flatMap((text) => ('fallback' in text ? [text.fallback] : []));

  it.each(KINDS)('%s without words of the service: the fallback first, then what may help', (kind) => {
    expect(fallbacks.length).toBeGreaterThan(5);
    for (const fallback of fallbacks) {
      const text = failureText(copy, { kind, message: null }, fallback);
      expect(text.startsWith(`${fallback}. `)).toBe(true);
      expect(text.endsWith('.')).toBe(true);
    }
  });
});

describe('The words of the service', () => {
  const said = (kind: AuthFailure['kind'], message: string) =>
    failureText(english, { kind, message }, english.toast.loginFailed.fallback);

  it('stand alone', () => {
    expect(said('refused', 'Invalid login credentials')).toBe('Invalid login credentials');
  });

  it('of a limit are followed by what may help', () => {
    expect(said('too_many', 'Request rate limit reached')).toBe(
      `Request rate limit reached. ${english.failures.too_many}`,
    );
  });
});
