const HOUR_MS = 60 * 60 * 1000;

/** Hours after arrival in which a shopper can report goods as damaged, not as described, or unwanted. */
export const RETURN_HOURS = { damaged: 24, not_as_described: 3 * 24, other: 7 * 24 } as const;

/** The longer windows in days, as texts say them. */
export const RETURN_DAYS = {
  not_as_described: RETURN_HOURS.not_as_described / 24,
  other: RETURN_HOURS.other / 24,
} as const;

/** When each window for returning an order closes. Damage told after 24 hours counts as not as described. */
export type ReturnWindows = Readonly<Record<keyof typeof RETURN_DAYS, Date>>;

/** The return windows of an order. They start when it arrives (P-BUY-8). Source: P-RET-1. */
export function returnWindows(arrivedAt: Date): ReturnWindows {
  const after = (hours: number) => new Date(arrivedAt.getTime() + hours * HOUR_MS);
  return {
    not_as_described: after(RETURN_HOURS.not_as_described),
    other: after(RETURN_HOURS.other),
  };
}
