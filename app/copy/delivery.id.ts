import { formatDayRange } from '#domain/format.ts';
import type { Arrival } from '#domain/shipping/arrival.ts';

/** Texts about where goods go and when they arrive. */
export const deliveryCopy = {
  /** 'Estimasi tiba 26-28 Nov'; across months 'Estimasi tiba 30 Nov-2 Des'. */
  estimate: ({ first, last }: Arrival) => `Estimasi tiba ${formatDayRange(first, last)}`,
} as const;
