/** The number of the nth correction of an invoice: INV/2026/0000012-K1 (P-BUY-87). */
export const correctionNumber = (invoice: string, n: number): string => `${invoice}-K${n}`;
