/** A quantile by nearest rank, such as 0.99 for p99; NaN of no numbers. */
export function percentile(numbers: readonly number[], share: number): number {
  const sorted = numbers.toSorted((a, b) => a - b);
  return sorted[Math.floor(share * (sorted.length - 1))] ?? Number.NaN;
}

/** The median; of an even count the lower one in the middle. */
export const median = (numbers: readonly number[]) => percentile(numbers, 0.5);

/** '12.3 ms'. */
export const ms = (milliseconds: number) => `${milliseconds.toFixed(1)} ms`;

/** '100,000'. */
export const count = (whole: number) => whole.toLocaleString('en-GB');
