import type { ProductFilter } from './product-filter.ts';
import { SELLER_TYPES, type SellerType } from './screens.ts';

/** How many products each option of the filter panel would show if it were chosen alone in its part. */
export interface FacetCounts {
  /** By category id; categories without products have no entry. */
  readonly categories: ReadonlyMap<number, number>;
  /** By the minimum number of stars, 1 to 5. */
  readonly ratings: ReadonlyMap<number, number>;
  readonly sellerTypes: ReadonlyMap<SellerType, number>;
}

/**
 * Why there are no counts. 'too-many': more products than are counted in a catalogue of this size. 'not-yet':
 * the catalogue is still being loaded into memory.
 */
export type CountsUnknown = 'too-many' | 'not-yet';

/** Products that no part of the panel distinguishes. */
export interface FacetGroup {
  readonly categoryId: number;
  /** Whole stars of the rating, rounded down; 0 to 5. */
  readonly stars: number;
  /** The types of the seller, as {@link sellerTypeBits}. */
  readonly sellerTypes: number;
  readonly count: number;
}

/** Seller types as one number, a bit for each. */
export function sellerTypeBits(types: readonly SellerType[]): number {
  return types.reduce((bits, type) => bits | (1 << SELLER_TYPES.indexOf(type)), 0);
}

/** The filter without the parts that the panel counts; its products form the groups. */
export function withoutFacets({
  categoryIds: _,
  minRating: __,
  sellerTypes: ___,
  ...others
}: ProductFilter): ProductFilter {
  return others;
}

/**
 * Counts the options of the panel. Each part is counted under the choices in the other parts, not under its
 * own: options of one part are combined by OR, so each number is what its option adds.
 * @param groups the products of {@link withoutFacets}
 * @param chosen the whole filter; its rating in whole stars, as in the panel
 */
export function countFacets(
  groups: Iterable<FacetGroup>,
  { categoryIds, minRating = 0, sellerTypes }: ProductFilter,
): FacetCounts {
  const wantedTypes = sellerTypes && sellerTypeBits(sellerTypes);
  const categories = new Map<number, number>();
  const ratings = new Map([1, 2, 3, 4, 5].map((stars) => [stars, 0]));
  const types = new Map(SELLER_TYPES.map((type) => [type, 0]));
  for (const group of groups) {
    const inCategory = categoryIds?.includes(group.categoryId) ?? true;
    const isRated = group.stars >= minRating;
    const isOfType = wantedTypes === undefined || (group.sellerTypes & wantedTypes) > 0;
    if (isRated && isOfType) add(categories, group.categoryId, group.count);
    for (let stars = 1; inCategory && isOfType && stars <= group.stars; stars += 1) {
      add(ratings, stars, group.count);
    }
    for (const type of inCategory && isRated ? SELLER_TYPES : []) {
      if ((group.sellerTypes & sellerTypeBits([type])) > 0) add(types, type, group.count);
    }
  }
  return { categories, ratings, sellerTypes: types };
}

function add<Option>(counts: Map<Option, number>, option: Option, count: number): void {
  counts.set(option, (counts.get(option) ?? 0) + count);
}
