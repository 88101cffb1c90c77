/** The number below which so large a share of the others lies; NaN of none. */
export function percentile(numbers: readonly number[], share: number): number {
  const sorted = numbers.toSorted((a, b) => a - b);
  return sorted[Math.floor(share * (sorted.length - 1))] ?? Number.NaN;
}

/** The middle one, of an even count the lower of the two in the middle. */
export const median = (numbers: readonly number[]) => percentile(numbers, 0.5);

/** '12.3 ms'. */
export const ms = (milliseconds: number) => `${milliseconds.toFixed(1)} ms`;

/** '100,000'. */
export const count = (whole: number) => whole.toLocaleString('en-GB');
