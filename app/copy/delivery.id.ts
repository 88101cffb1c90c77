import { formatDayRange } from '#domain/format.ts';
import type { Arrival } from '#domain/shipping/arrival.ts';

/** When a parcel arrives: 'Estimasi tiba 26-28 Nov'; across months 'Estimasi tiba 30 Nov-2 Des'. */
export const arrivalText = ({ first, last }: Arrival) => `Estimasi tiba ${formatDayRange(first, last)}`;
