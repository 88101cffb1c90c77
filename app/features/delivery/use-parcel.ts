import { useMemo } from 'react';
import type { Sender, ShippingQuote } from '#domain/shipping/quote.ts';
import type { ParcelItem } from '#domain/shipping/weight.ts';
import { useDestination } from '../../browser/destination.tsx';
import { useEstimates } from '../../browser/use-estimates.ts';

/** The services for a parcel: null while they are not known, 'failed' when they cannot be. */
export type ParcelQuotes = readonly ShippingQuote[] | 'failed' | null;

/** What it costs a shop to send goods to the chosen district, counted from now; null without a district. */
export function useParcel(from: Sender, items: readonly ParcelItem[]): ParcelQuotes {
  const { destination } = useDestination();
  const estimates = useEstimates(destination !== null);
  const parcel = JSON.stringify({ from, items });
  return useMemo(() => {
    if (destination === null || estimates === null) return null;
    if (estimates === 'failed') return 'failed';
    const { from, items }: { from: Sender; items: ParcelItem[] } = JSON.parse(parcel);
    return estimates.estimate({ from, to: destination, items });
  }, [destination, estimates, parcel]);
}
