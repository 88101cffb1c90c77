/** Ways of a picture among the others of its form: to the first place, or past its neighbour (P-GOODS-14). */
export const PHOTO_MOVES = ['first', 'left', 'right'] as const;
export type PhotoMove = (typeof PHOTO_MOVES)[number];

/** The place to which a picture goes, null where it would go over an end. Places count from 0. */
export function placeAfter(move: PhotoMove, place: number, count: number): number | null {
  switch (move) {
    case 'first':
      return place > 0 ? 0 : null;
    case 'left':
      return place > 0 ? place - 1 : null;
    case 'right':
      return place < count - 1 ? place + 1 : null;
  }
}

/** The rows with one of them taken to another place; the same rows when it is not among them. */
export function moveRow<Row>(rows: readonly Row[], from: number, to: number): Row[] {
  const [row] = rows.slice(from, from + 1);
  return row === undefined ? [...rows] : rows.toSpliced(from, 1).toSpliced(to, 0, row);
}
