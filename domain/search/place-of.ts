/** The place of a text among sorted ones, or where it would be. */
export function placeOf(text: string, sorted: readonly string[]): number {
  let [from, to] = [0, sorted.length];
  while (from < to) {
    const middle = (from + to) >>> 1;
    if ((sorted[middle] ?? '') < text) from = middle + 1;
    else to = middle;
  }
  return from;
}
