/**
 * Parts of a whole number of pieces by weights, which add up to it; evenly where all weights are 0. As differences of
 * cumulative shares, rounded up: what is left over goes to the first.
 */
export function shareOut(pieces: number, weights: readonly number[]): number[] {
  const sum = weights.reduce((added, weight) => added + weight, 0);
  const [shares, whole] = sum > 0 ? [weights, sum] : [weights.map(() => 1), weights.length];
  let [seen, given] = [0, 0];
  return shares.map((share) => {
    seen += share;
    const part = Math.ceil((pieces * seen) / whole) - given;
    given += part;
    return part;
  });
}
