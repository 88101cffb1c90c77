/**
 * Splits a whole number of pieces by weights; the parts add up to it. Evenly where all weights are 0. Each
 * part is the difference of two cumulative shares, rounded up, so that the remainder goes to the first.
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
