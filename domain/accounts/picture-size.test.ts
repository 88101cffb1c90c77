import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { picturePath, sentType, shrunkSize } from './picture-size.ts';

describe('Shrinking a picture before upload (1024 px, P-ACC-9)', () => {
  test.each([
    [4000, 3000, 1024, 768],
    [3000, 4000, 768, 1024],
    [1024, 1024, 1024, 1024],
    [1025, 1025, 1024, 1024],
    [640, 480, 640, 480],
    [1, 1, 1, 1],
    [20_000, 3, 1024, 1],
  ])('%i x %i becomes %i x %i', (width, height, newWidth, newHeight) => {
    expect(shrunkSize({ width, height })).toEqual({ width: newWidth, height: newHeight });
  });

  test('never enlarges, never exceeds the longest side and never falls below one pixel', () => {
    const side = fc.integer({ min: 1, max: 30_000 });
    fc.assert(
      fc.property(side, side, (width, height) => {
        const shrunk = shrunkSize({ width, height });
        expect(Math.max(shrunk.width, shrunk.height)).toBe(Math.min(1024, Math.max(width, height)));
        expect(shrunk.width).toBeLessThanOrEqual(width);
        expect(shrunk.height).toBeLessThanOrEqual(height);
        expect(Math.min(shrunk.width, shrunk.height)).toBeGreaterThanOrEqual(1);
      }),
    );
  });
});

describe('The format and the path of an uploaded picture (P-ACC-9)', () => {
  test.each([
    ['image/png', 'image/png'],
    ['image/webp', 'image/webp'],
    ['image/jpeg', 'image/jpeg'],
    ['image/heic', 'image/jpeg'],
    ['image/gif', 'image/jpeg'],
    ['', 'image/jpeg'],
  ])('%j is sent as %s', (type, sent) => expect(sentType(type)).toBe(sent));

  test('is stored as {userId}/{timestamp}.{ext}', () => {
    expect(picturePath('u1', new Date(1_795_251_564_000), 'image/jpeg')).toBe('u1/1795251564000.jpg');
    expect(picturePath('u1', new Date(5), 'image/webp')).toBe('u1/5.webp');
  });
});
