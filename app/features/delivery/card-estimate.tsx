import type { Sender } from '#domain/shipping/quote.ts';
import type { ParcelItem } from '#domain/shipping/weight.ts';
import { estimatesCopy } from '../../copy/estimates.id.ts';
import { useParcel } from './use-parcel.ts';

const copy = estimatesCopy.card;

/** Weight of the estimate, in grams. A card does not know its product's, so the cost is that of the first kilogram. */
const KILOGRAM = { weightGrams: 1000, lengthCm: 0, widthCm: 0, heightCm: 0, quantity: 1 };

const PAYING: readonly ParcelItem[] = [{ ...KILOGRAM, isFreeShipping: false }];
const FREE: readonly ParcelItem[] = [{ ...KILOGRAM, isFreeShipping: true }];

/** The lowest cost of sending a product to the chosen district, and the first day it may then arrive. */
export default function CardEstimate({ from, isFree }: { from: Sender; isFree: boolean }) {
  const quotes = useParcel(from, isFree ? FREE : PAYING);
  const cheapest = Array.isArray(quotes) ? quotes[0] : undefined;
  if (!cheapest) return null;
  return (
    <>
      <span>
        {cheapest.buyerPays > 0 && <span className="max-sm:sr-only">{copy.cost} </span>}
        {estimatesCopy.cost(cheapest.buyerPays)}
        {cheapest.buyerPays === 0 && <span className="max-sm:sr-only"> {copy.costOfFree}</span>}
      </span>{' '}
      <span>
        · <span className="sm:sr-only">{copy.arrives} </span>
        {copy.day(cheapest.arrival)}
      </span>
    </>
  );
}
