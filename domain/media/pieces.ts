/** Bytes of every piece of an upload but the last (P-MEDIA-3). */
export const PIECE_BYTES = 1024 * 1024;

/** How many pieces a file of so many bytes has. */
export const pieceCount = (bytes: number): number => Math.ceil(bytes / PIECE_BYTES);

/** The part of a file that a piece holds, its end excluded; null for a number that the file has no piece of. */
export function pieceRange(bytes: number, n: number): { start: number; end: number } | null {
  if (!Number.isInteger(n) || n < 0 || n >= pieceCount(bytes)) return null;
  return { start: n * PIECE_BYTES, end: Math.min(bytes, (n + 1) * PIECE_BYTES) };
}

/** The pieces that are still to be sent. */
export function missingPieces(bytes: number, there: readonly number[]): number[] {
  const known = new Set(there);
  return Array.from({ length: pieceCount(bytes) }, (_, n) => n).filter((n) => !known.has(n));
}
