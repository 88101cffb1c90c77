import { useMemo } from 'react';
import type { ShippingQuote } from '#domain/shipping/quote.ts';
import type { ParcelItem } from '#domain/shipping/weight.ts';
import { useDestination } from '../../browser/destination.tsx';
import { useEstimates } from '../../browser/use-estimates.ts';

/** The services for a parcel: null while they are not known, 'failed' when they cannot be. */
export type ParcelQuotes = readonly ShippingQuote[] | 'failed' | null;

/** What it costs to send goods from a place to the chosen district, counted from now; null without a district. */
export function useParcel(place: string, items: readonly ParcelItem[]): ParcelQuotes {
  const { destination } = useDestination();
  const estimates = useEstimates(destination !== null);
  const goods = JSON.stringify(items);
  return useMemo(() => {
    if (destination === null || estimates === null) return null;
    if (estimates === 'failed') return 'failed';
    return estimates.estimate({ place, to: destination, items: JSON.parse(goods) });
  }, [destination, estimates, place, goods]);
}
