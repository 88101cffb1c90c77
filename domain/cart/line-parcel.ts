import type { ParcelItem } from '../shipping/weight.ts';
import type { CartLine } from './cart-line.ts';
import { type GoodsParcel, type QuoteAnswer, quoteOf } from './quotes.ts';

/** What a seller's lines come to as a parcel. */
export interface SellerParcel {
  /** The city that it is sent from; null while the shop has told of none of the lines. */
  place: string | null;
  items: ParcelItem[];
}

/** The ticked ones among a seller's lines as goods in one parcel; lines of which nothing is known are left out. */
export function sellerParcel(lines: readonly CartLine[], answer: QuoteAnswer | null): SellerParcel {
  const known = lines.flatMap((line) => {
    const parcel = answer && parcelOf(line, answer);
    return parcel ? [{ line, parcel }] : [];
  });
  return {
    place: known[0]?.parcel.place ?? null,
    items: known
      .filter(({ line }) => line.isChecked)
      .map(({ line: { quantity }, parcel: { place: _place, ...goods } }) => ({ ...goods, quantity })),
  };
}

/** How a line's goods travel: as their SKU does, else as the product does. */
function parcelOf(line: CartLine, answer: QuoteAnswer): GoodsParcel | undefined {
  return quoteOf(line, answer)?.parcel ?? answer.quotes.get(line.productId)?.parcel;
}
