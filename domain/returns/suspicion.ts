/** What is shown to the operator, who decides what to make of it; nothing is refused for it (P-RET-71). */

/** Returns by a change of mind of one account within so many days are looked at from the next one on. */
export const CHANGES_OF_MIND = { most: 3, days: 90 } as const;

/** The share of its declared weight below which a parcel that comes back is lighter, in percent. */
export const LIGHTER_BELOW_PERCENT = 80;

/** Whether a parcel that comes back is lighter than its pieces should be; both in grams. */
export const isLighter = ({ declared, weighed }: { declared: number; weighed: number }): boolean =>
  weighed * 100 < declared * LIGHTER_BELOW_PERCENT;
