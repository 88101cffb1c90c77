import fc from 'fast-check';
import { expect, test } from 'vitest';
import { canonicalPath } from './canonical-path.ts';

test.each([
  ['/', '/'],
  ['/profile', '/profile'],
  ['/profile/', '/profile'],
  ['/profile//', '/profile'],
  ['//profile', '/profile'],
  ['///', '/'],
  ['//evil.example/x', '/evil.example/x'],
  ['/./profile', '/profile'],
  ['/x/../profile', '/profile'],
  ['/../../profile', '/profile'],
  ['/x/%2e%2E/profile', '/profile'],
  ['/..//evil.example', '/evil.example'],
  ['/%70rofile', '/profile'],
  ['/%70%72ofile', '/profile'],
  ['/%2570rofile', '/%2570rofile'],
  ['/profile.data', '/profile.data'],
  ['/profile%2edata', '/profile.data'],
  ['/profile/_.data', '/profile.data'],
  ['/profile//_%2Edata', '/profile.data'],
  ['/_.data', '/_.data'],
  ['/.data', '/_.data'],
  ['/profile;x=1', '/profile;x=1'],
  ['/profile%3bx', '/profile;x'],
  ['/a|b', '/a%7Cb'],
  ['/a%7cb', '/a%7Cb'],
  ['/sepatu%20kulit', '/sepatu%20kulit'],
  ['/caf%c3%a9', '/caf%C3%A9'],
  ['/profile#x', '/profile%23x'],
])('%s is spelled %s', (path, spelling) => expect(canonicalPath(path)).toBe(spelling));

test.each(['/%', '/%E0%A4%A', '/%ff', '/a%2fb', '/a%5cb', '/\\evil.example', '/%00', '/a%0a', '/a%7f', '/é'])(
  '%s is no path',
  (path) => expect(canonicalPath(path)).toBeNull(),
);

test('a spelling is its own spelling, of the same host, and means the same to a browser', () => {
  const piece = fc.constantFrom(
    '/',
    '.',
    '..',
    '%2e',
    '%2F',
    '_.data',
    '.data',
    'a',
    'B',
    '%41',
    '%25',
    ';',
    '|',
    '%7c',
  );
  fc.assert(
    fc.property(fc.array(piece), (pieces) => {
      const spelling = canonicalPath(`/${pieces.join('')}`);
      if (spelling === null) return;
      expect(canonicalPath(spelling)).toBe(spelling);
      expect(new URL(spelling, 'https://toko.test').href).toBe(`https://toko.test${spelling}`);
    }),
  );
});
