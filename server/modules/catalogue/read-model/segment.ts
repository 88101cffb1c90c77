import type { ProductOrder } from '#domain/listing/screens.ts';
import type { DictionaryColumn, TextColumn } from './growing.ts';
import type { Trigrams } from './trigrams.ts';
import type { WordIndex } from './word-index.ts';

/**
 * Products as columns in the order of sales; a product's index in all columns is its ordinal. All are typed
 * arrays, so that a segment can be transferred between threads without copying.
 */
export interface Segment {
  readonly size: number;
  readonly id: Int32Array;
  /** The price now (`priceNow` of the domain), with the original price and discount that belong to it. */
  readonly price: Int32Array;
  /** Unsigned: that of a flash item may exceed any stored price. */
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
  /** Time of creation in microseconds, PostgreSQL's precision. */
  readonly createdAt: Float64Array;
  /** Bits of {@link FLAG}. */
  readonly flags: Uint8Array;
  readonly name: TextColumn;
  /** Names whose folded form differs from plain ASCII lower-casing, in that form. */
  readonly foldedUnlike: { readonly ordinals: Uint32Array; readonly texts: TextColumn };
  readonly imageUrl: DictionaryColumn;
  readonly location: DictionaryColumn;
  /** The hand-picked groups of a product, each followed by a line break. */
  readonly collections: DictionaryColumn;
  /** What the options of a product's variants say, a line each. */
  readonly optionWords: DictionaryColumn;
  /** Null for a segment of one list, whose names are compared one by one. */
  readonly trigrams: Trigrams | null;
  /** The words of names, as `nameWords` of the domain reads them. */
  readonly nameIndex: WordIndex;
  /** The audience that a product's name states, as bits of `AUDIENCE` of the domain. */
  readonly audience: Uint8Array;
  /** The words of each product's descriptions in lower case, without those of its name. */
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
