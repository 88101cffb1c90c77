/** Most that the shop takes of goods, in hundredths of a percent. */
export const MOST_COMMISSION = 5000;

/** Hundredths of a percent that somebody typed: '2,5' is 250. Null for nonsense, and beyond the most. */
export function parseTypedPercent(typed: string): number | null {
  const [, whole, part = ''] = /^(\d{1,2})(?:[.,](\d{1,2}))?\s*%?$/.exec(typed.trim()) ?? [];
  if (whole === undefined) return null;
  const points = Number(whole) * 100 + Number(part.padEnd(2, '0'));
  return points <= MOST_COMMISSION ? points : null;
}

/** Hundredths of a percent as people write them: 250 is '2,5%'. */
export const percentWords = (basisPoints: number): string =>
  `${String(basisPoints / 100).replace('.', ',')}%`;
