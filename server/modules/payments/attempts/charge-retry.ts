/** Most times in a row that the provider is asked for a code until the method counts as disturbed (P-PAY-18). */
export const MOST_CHARGES = 5;
/** Seconds after the first request without a usable answer; doubled for each further one. */
const FIRST_PAUSE_S = 15;

/** When a code is asked for again. */
export interface ChargeRetry {
  /** Requests without a usable answer so far. */
  tries: number;
  at: Date;
}

/** The next request after one without a usable answer; null when there were enough. */
export function retryCharge(triesBefore: number, now: Date): ChargeRetry | null {
  const tries = triesBefore + 1;
  if (tries >= MOST_CHARGES) return null;
  return { tries, at: new Date(now.getTime() + FIRST_PAUSE_S * 2 ** triesBefore * 1000) };
}
