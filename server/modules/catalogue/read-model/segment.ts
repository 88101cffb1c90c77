import type { ProductOrder } from '#domain/listing/screens.ts';
import type { DictionaryColumn, TextColumn } from './growing.ts';
import type { Trigrams } from './trigrams.ts';
import type { WordIndex } from './word-index.ts';

/**
 * Products as columns, the best sold first: the place of a product in all of them is its ordinal. Nothing but typed
 * arrays, so that it passes from one thread to another without being copied.
 */
export interface Segment {
  readonly size: number;
  readonly id: Int32Array;
  /** What a product costs now (`priceNow` of the domain), and the original price and discount that belong to that. */
  readonly price: Int32Array;
  /** Unsigned: the one of a flash item may be higher than any that is stored. */
  readonly originalPrice: Uint32Array;
  readonly discount: Int32Array;
  readonly standingDiscount: Int32Array;
  readonly rating: Float64Array;
  readonly reviewCount: Int32Array;
  readonly soldCount: Int32Array;
  readonly categoryId: Int32Array;
  readonly subcategoryId: Int32Array;
  readonly sellerId: Int32Array;
  /** Infinite for a product without a place in the 'relevance' order. */
  readonly listPosition: Float64Array;
  /** Moment of creation in microseconds, as exactly as PostgreSQL keeps it. */
  readonly createdAt: Float64Array;
  /** Bits of {@link FLAG}. */
  readonly flags: Uint8Array;
  readonly name: TextColumn;
  /** The names whose comparable form takes more than ASCII letters in lower case, in that form. */
  readonly foldedUnlike: { readonly ordinals: Uint32Array; readonly texts: TextColumn };
  readonly imageUrl: DictionaryColumn;
  readonly location: DictionaryColumn;
  /** The hand-picked groups of a product, each followed by a line break. */
  readonly collections: DictionaryColumn;
  readonly trigrams: Trigrams;
  /** The words of names, as `nameWords` of the domain reads them. */
  readonly nameIndex: WordIndex;
  /** Whom a product's name says it is for, as bits of `AUDIENCE` of the domain. */
  readonly audience: Uint8Array;
  /** The words of descriptions, in lower case, of each product those that its name lacks. */
  readonly described: WordIndex;
  /** The ordinals in each order; by sales they are 0, 1, 2 ... */
  readonly orders: Readonly<Record<ProductOrder, Uint32Array>>;
}

export const FLAG = {
  freeShipping: 1,
  hasVariants: 2,
  flashSaleTag: 4,
  flashPrice: 8,
  soldOut: 16,
  cod: 32,
} as const;
