import fc from 'fast-check';
import { expect, it } from 'vitest';
import { missingPieces, PIECE_BYTES, pieceCount, pieceRange } from './pieces.ts';

const sizes = fc.integer({ min: 1, max: 60 * PIECE_BYTES });

it('the pieces of a file follow each other without a gap, and only the last may be short (P-MEDIA-3)', () => {
  fc.assert(
    fc.property(sizes, (bytes) => {
      const ranges = Array.from({ length: pieceCount(bytes) }, (_, n) => pieceRange(bytes, n));
      let at = 0;
      for (const [n, range] of ranges.entries()) {
        expect(range?.start).toBe(at);
        at = range?.end ?? 0;
        if (n < ranges.length - 1) expect(at).toBe((n + 1) * PIECE_BYTES);
      }
      expect(at).toBe(bytes);
    }),
  );
});

it.each([-1, 0.5, 2, Number.NaN, Number.POSITIVE_INFINITY])('a file of two pieces has no piece %d', (n) => {
  expect(pieceRange(PIECE_BYTES + 1, n)).toBeNull();
});

it('what is missing and what is there are together all pieces', () => {
  fc.assert(
    fc.property(sizes, fc.array(fc.nat(70)), (bytes, there) => {
      const known = [...new Set(there)].filter((n) => n < pieceCount(bytes));
      const all = [...missingPieces(bytes, there), ...known].sort((a, b) => a - b);
      expect(all).toEqual(Array.from({ length: pieceCount(bytes) }, (_, n) => n));
    }),
  );
});
