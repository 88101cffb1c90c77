import { type StoredState, shownState } from './shown-state.ts';

/** What became of the pieces of a line. */
export interface LinePieces {
  quantity: number;
  cancelled: number;
  returned: number;
  /** Their complaint was closed without their return. */
  settled: number;
}

/** Pieces of a line of which nothing came back yet, in goods or in money. */
export const piecesLeft = ({ quantity, cancelled, returned, settled }: LinePieces): number =>
  quantity - cancelled - returned - settled;

/**
 * Until when a return of a received order can be asked for, as its shopper reads it (P-BUY-50). Null while one is open, which
 * stops its completion, and once no piece is left.
 */
export function returnableUntil(
  order: StoredState & { windowEnd: Date | null; completeAt: Date | null },
  lines: readonly LinePieces[],
): Date | null {
  if (shownState(order) !== 'received' || order.completeAt === null) return null;
  return lines.some((line) => piecesLeft(line) > 0) ? order.windowEnd : null;
}
