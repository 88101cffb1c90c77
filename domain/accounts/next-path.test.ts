import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { loginPath, nextPath } from './next-path.ts';

describe('Where a login leads with ?next= (same origin only, P-ACC-1)', () => {
  test.each(['/', '/orders', '/product/1?tab=ulasan#isi', '/search?q=a%20b', '/profile?tab=wishlist'])(
    'accepts %s',
    (path) => expect(nextPath(path)).toBe(path),
  );

  test.each([
    null,
    '',
    'orders',
    '//evil.example',
    '///evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    '/a\\b',
    '/\t/evil.example',
    '\t//evil.example',
    '/\n/evil.example',
    ' //evil.example',
    'https://evil.example',
    'https:/evil.example',
    'javascript:alert(1)',
    'data:text/html,x',
    '/.//evil.example',
    '/..//evil.example',
    '/a/..//evil.example',
    '/auth',
    '/auth?next=/auth',
    '/auth/reset?token_hash=a',
    `/${'a'.repeat(6000)}`,
  ])('%j leads to the profile', (next) => expect(nextPath(next)).toBe('/profile'));

  test("never leaves the shop's own origin", () => {
    const pieces = fc.array(
      fc.constantFrom(
        '/',
        '\\',
        '.',
        '..',
        ':',
        '@',
        'evil.example',
        'http',
        '\t',
        '\n',
        '%2f',
        '?',
        '#',
        'a',
      ),
    );
    fc.assert(
      fc.property(
        pieces.map((parts) => parts.join('')),
        (next) => new URL(nextPath(next), 'https://shop.example').origin === 'https://shop.example',
      ),
    );
  });

  test('the login path returns to the page it came from', () => {
    expect(loginPath('/profile')).toBe('/auth');
    const login = new URL(loginPath('/profile?tab=orders'), 'https://shop.example');
    expect(login.pathname).toBe('/auth');
    expect(nextPath(login.searchParams.get('next'))).toBe('/profile?tab=orders');
  });
});
