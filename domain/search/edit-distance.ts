/** The last three rows of the distance table, reused so that nothing is allocated. */
let rows = [new Uint16Array(128), new Uint16Array(128), new Uint16Array(128)] as const;

/**
 * Damerau-Levenshtein distance in its restricted form (optimal string alignment): insertions, deletions,
 * substitutions and swaps of neighbours each cost 1. Stops early and returns `limit + 1` once the distance must
 * exceed `limit`. Source: F. J. Damerau, CACM 7(3), 1964.
 */
export function editDistance(a: string, b: string, limit: number): number {
  if (Math.abs(a.length - b.length) > limit) return limit + 1;
  const last = lastRow(a, b, limit);
  return last ? at(last, b.length) : limit + 1;
}

/** Like {@link editDistance}, from `a` to the nearest prefix of `b`, the longest among equals. */
export function beginningDistance(
  a: string,
  b: string,
  limit: number,
): { distance: number; beginning: string } {
  const none = { distance: limit + 1, beginning: '' };
  if (b.length < a.length - limit) return none;
  const part = b.slice(0, a.length + limit);
  const last = lastRow(a, part, limit);
  if (!last) return none;
  let length = part.length;
  for (let shorter = length - 1; shorter >= 0; shorter -= 1) {
    if (at(last, shorter) < at(last, length)) length = shorter;
  }
  return { distance: at(last, length), beginning: part.slice(0, length) };
}

/** The distances from all of `a` to each prefix of `b`; null once none can be within the limit. */
function lastRow(a: string, b: string, limit: number): Uint16Array | null {
  if (b.length >= rows[0].length) {
    const length = b.length * 2;
    rows = [new Uint16Array(length), new Uint16Array(length), new Uint16Array(length)];
  }
  let [beforePrevious, previous, current] = rows;
  for (let column = 0; column <= b.length; column += 1) previous[column] = column;
  for (let row = 1; row <= a.length; row += 1) {
    const letter = a.charCodeAt(row - 1);
    const letterBefore = row > 1 ? a.charCodeAt(row - 2) : -1;
    let best = row;
    current[0] = row;
    for (let column = 1; column <= b.length; column += 1) {
      const other = b.charCodeAt(column - 1);
      let distance = at(previous, column - 1) + (letter === other ? 0 : 1);
      distance = Math.min(distance, at(previous, column) + 1, at(current, column - 1) + 1);
      if (column > 1 && letterBefore === other && letter === b.charCodeAt(column - 2)) {
        distance = Math.min(distance, at(beforePrevious, column - 2) + 1);
      }
      current[column] = distance;
      best = Math.min(best, distance);
    }
    if (best > limit) return null;
    [beforePrevious, previous, current] = [previous, current, beforePrevious];
  }
  return previous;
}

function at(row: Uint16Array, column: number): number {
  return row[column] ?? 0;
}
