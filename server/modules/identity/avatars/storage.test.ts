import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isNotModified, wantedRange } from '#server/platform/http/conditional.ts';
import { checkObjectName, isOwnName } from './object-name.ts';

describe('Object names', () => {
  test.each(['u1/1795251564000.png', "a/b/c-_.d!*'() &$=@;:+,?.webp", 'a/..b', 'a/b..'])(
    '%s is valid',
    (name) => expect(checkObjectName(name)).toBe(name),
  );

  test.each([
    ...['', '/', 'a/', '/a', 'a//b', '.', '..', 'a/.', 'a/..', '../a', 'a/../b', 'a/./b', 'a\\b', 'a/.. '],
    ...['a/..\\b', 'a%2e', 'a\0', 'a\nb', 'a"b', 'a#b', 'ä', '🛒', 'a'.repeat(201)],
  ])('%j is invalid', (name) => expect(() => checkObjectName(name)).toThrow(/^Invalid key: /));

  test('a name that is taken and lies in a folder can never lead out of it', () => {
    const pieces = fc.constantFrom('.', '..', '/', '\\', 'u1', 'u2', '%2e', ' ', 'a.png');
    fc.assert(
      fc.property(fc.array(pieces), (parts) => {
        const name = `u1/${parts.join('')}`;
        try {
          checkObjectName(name);
        } catch {
          return true;
        }
        return isOwnName(name, 'u1') && new URL(name, 'http://x/').pathname.startsWith('/u1/');
      }),
    );
  });
});

describe('Parts of a picture (RFC 9110, 14.2)', () => {
  const version = { etag: '"e"', updatedAt: new Date('2026-11-21T05:00:00.500Z'), size: 100 };
  const date = 'Sat, 21 Nov 2026 05:00:00 GMT';

  test.each([
    [{}, 'whole'],
    [{ range: 'bytes=0-0' }, { start: 0, end: 0 }],
    [{ range: 'bytes=0-99' }, { start: 0, end: 99 }],
    [{ range: 'bytes=90-200' }, { start: 90, end: 99 }],
    [{ range: 'bytes=99-' }, { start: 99, end: 99 }],
    [{ range: 'bytes=-1' }, { start: 99, end: 99 }],
    [{ range: 'bytes=-500' }, { start: 0, end: 99 }],
    [{ range: 'bytes=100-' }, 'unsatisfiable'],
    [{ range: 'bytes=-0' }, 'unsatisfiable'],
    [{ range: 'bytes=5-4' }, 'whole'],
    [{ range: 'bytes=-' }, 'whole'],
    [{ range: 'bytes=0-1,2-3' }, 'whole'],
    [{ range: 'lines=0-1' }, 'whole'],
    [
      { range: 'bytes=0-1', 'if-range': '"e"' },
      { start: 0, end: 1 },
    ],
    [{ range: 'bytes=0-1', 'if-range': '"old"' }, 'whole'],
    [
      { range: 'bytes=0-1', 'if-range': date },
      { start: 0, end: 1 },
    ],
  ])('%j: %j', (headers, range) => expect(wantedRange(headers, version)).toEqual(range));

  test.each([
    [{}, false],
    [{ 'if-none-match': '"e"' }, true],
    [{ 'if-none-match': '"x", W/"e"' }, true],
    [{ 'if-none-match': '*' }, true],
    [{ 'if-none-match': '"x"', 'if-modified-since': date }, false],
    [{ 'if-modified-since': date }, true],
    [{ 'if-modified-since': 'Sat, 21 Nov 2026 04:59:59 GMT' }, false],
    [{ 'if-modified-since': 'yesterday' }, false],
  ])('a copy with %j is still valid: %s', (headers, isGood) =>
    expect(isNotModified(headers, version)).toBe(isGood),
  );
});
