import type { ParcelItem } from '#domain/shipping/weight.ts';
import { deliveryCopy } from '../../copy/delivery.id.ts';
import { useParcel } from './use-parcel.ts';

const copy = deliveryCopy.card;

/** A card knows no weight: what a kilogram costs is what shipping begins at. */
const KILOGRAM = { weightGrams: 1000, lengthCm: 0, widthCm: 0, heightCm: 0, quantity: 1 };

const PAYING: readonly ParcelItem[] = [{ ...KILOGRAM, isFreeShipping: false }];
const FREE: readonly ParcelItem[] = [{ ...KILOGRAM, isFreeShipping: true }];

/** The lowest cost of sending a product to the chosen district, and the first day it may arrive (P-SHIP-22). */
export function CardDelivery({ place, isFree }: { place: string; isFree: boolean }) {
  const quotes = useParcel(place, isFree ? FREE : PAYING);
  const cheapest = Array.isArray(quotes) ? quotes[0] : undefined;
  return (
    <p className="card-delivery nums truncate">
      {cheapest && (
        <>
          <span className="max-sm:sr-only">{copy.cost} </span>
          {deliveryCopy.cost(cheapest.buyerPays)} · <span className="sm:sr-only">{copy.arrives} </span>
          {copy.day(cheapest.arrival)}
        </>
      )}
    </p>
  );
}
