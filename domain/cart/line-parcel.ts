import type { Sender } from '../shipping/quote.ts';
import type { ParcelItem } from '../shipping/weight.ts';
import type { CartLine } from './cart-line.ts';
import { type GoodsParcel, type QuoteAnswer, quoteOf } from './quotes.ts';

/** A seller's lines as one parcel. */
export interface SellerParcel {
  /** Null until the shop has answered for one of the lines. */
  from: Sender | null;
  items: ParcelItem[];
}

/**
 * The ticked lines of a seller as the items of one parcel. Lines without an answer of the shop are left out.
 */
export function sellerParcel(lines: readonly CartLine[], answer: QuoteAnswer | null): SellerParcel {
  const known = lines.flatMap((line) => {
    const parcel = answer && parcelOf(line, answer);
    return parcel ? [{ line, parcel }] : [];
  });
  return {
    from: known[0]?.parcel ?? null,
    items: known
      .filter(({ line }) => line.isChecked)
      .map(({ line: { quantity }, parcel }) => {
        const { weightGrams, lengthCm, widthCm, heightCm, isFreeShipping } = parcel;
        return { weightGrams, lengthCm, widthCm, heightCm, isFreeShipping, quantity };
      }),
  };
}

/** Sender, weight and size of a line's goods: of its SKU, else of the product. */
function parcelOf(line: CartLine, answer: QuoteAnswer): GoodsParcel | undefined {
  return quoteOf(line, answer)?.parcel ?? answer.quotes.get(line.productId)?.parcel;
}
