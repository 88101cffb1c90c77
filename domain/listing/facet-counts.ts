import { choicesIn } from '../catalogue/colors.ts';
import type { ProductFilter } from './product-filter.ts';
import { SELLER_TYPES, SERVICES, type SellerType, type Service } from './screens.ts';

/** How many products each option of the filter panel would show if it were chosen alone in its part. */
export interface FacetCounts {
  /** By category id; categories without products have no entry. */
  readonly categories: ReadonlyMap<number, number>;
  /** By the minimum number of stars, 1 to 5. */
  readonly ratings: ReadonlyMap<number, number>;
  readonly sellerTypes: ReadonlyMap<SellerType, number>;
  /**
   * By slug, size, place and service: those that the goods of the chosen categories have, with 0 where the other parts
   * leave none.
   */
  readonly colors: ReadonlyMap<string, number>;
  readonly sizes: ReadonlyMap<string, number>;
  readonly locations: ReadonlyMap<string, number>;
  /** Beside the other chosen services, because all of them must hold. */
  readonly services: ReadonlyMap<Service, number>;
}

/**
 * Why there are no counts. 'too-many': more products than are counted in a catalogue of this size. 'not-yet':
 * the catalogue is still being loaded into memory.
 */
export type CountsUnknown = 'too-many' | 'not-yet';

/** The facts of a product that the panel counts, as they are stored. */
export interface FacetFacts {
  readonly categoryId: number;
  /** Whole stars of the rating, rounded down; 0 to 5. */
  readonly stars: number;
  /** The types of the seller, as {@link sellerTypeBits}. */
  readonly sellerTypes: number;
  /** What the options of its variants say (`option_words`). */
  readonly optionWords: readonly string[];
  readonly location: string;
  readonly isCod: boolean;
  readonly isFreeShipping: boolean;
}

/** Products that no part of the panel distinguishes: the options that they count for. */
export interface FacetGroup extends Pick<FacetFacts, 'categoryId' | 'stars' | 'sellerTypes' | 'location'> {
  readonly colors: readonly string[];
  readonly sizes: readonly string[];
  readonly services: readonly Service[];
  readonly count: number;
}

/** A group without its count, by the facts of its products. */
export function facetsOf({
  optionWords,
  isCod,
  isFreeShipping,
  ...facts
}: FacetFacts): Omit<FacetGroup, 'count'> {
  const has: Record<Service, boolean> = { cod: isCod, 'free-shipping': isFreeShipping };
  return { ...facts, ...choicesIn(optionWords), services: SERVICES.filter((service) => has[service]) };
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
  colors: ____,
  sizes: _____,
  locations: ______,
  services: _______,
  ...others
}: ProductFilter): ProductFilter {
  return others;
}

/** A bit for each part of the panel that a group fails. */
const FAILS = { category: 1, rating: 2, seller: 4, color: 8, size: 16, location: 32, service: 64 } as const;

const isAnyOf = (wanted: readonly string[] | undefined, options: readonly string[]) =>
  wanted === undefined || options.some((option) => wanted.includes(option));

/** Which parts of a filter a group fails, as bits of {@link FAILS}. */
function failedParts(group: FacetGroup, filter: ProductFilter): number {
  const { categoryIds, minRating = 0, sellerTypes, colors, sizes, locations, services = [] } = filter;
  const isOfType = sellerTypes === undefined || (group.sellerTypes & sellerTypeBits(sellerTypes)) > 0;
  return (
    ((categoryIds?.includes(group.categoryId) ?? true) ? 0 : FAILS.category) +
    (group.stars >= minRating ? 0 : FAILS.rating) +
    (isOfType ? 0 : FAILS.seller) +
    (isAnyOf(colors, group.colors) ? 0 : FAILS.color) +
    (isAnyOf(sizes, group.sizes) ? 0 : FAILS.size) +
    (isAnyOf(locations, [group.location]) ? 0 : FAILS.location) +
    (services.every((service) => group.services.includes(service)) ? 0 : FAILS.service)
  );
}

/**
 * Counts the options of the panel. Each part is counted under the choices in the other parts, not under its
 * own: options of one part are combined by OR, so each number is what its option adds.
 * @param groups the products of {@link withoutFacets}
 * @param filter the whole filter; its rating in whole stars, as in the panel
 */
export function countFacets(groups: Iterable<FacetGroup>, filter: ProductFilter): FacetCounts {
  const counts = {
    categories: new Map<number, number>(),
    ratings: new Map([1, 2, 3, 4, 5].map((stars) => [stars, 0])),
    sellerTypes: new Map(SELLER_TYPES.map((type) => [type, 0])),
    colors: new Map<string, number>(),
    sizes: new Map<string, number>(),
    locations: new Map<string, number>(),
    services: new Map<Service, number>(),
  };
  for (const group of groups) {
    const failed = failedParts(group, filter);
    /** The products that count for an option of a part: those that fail no other. */
    const left = (part: number) => ((failed & ~part) === 0 ? group.count : 0);
    if (left(FAILS.category) > 0) add(counts.categories, group.categoryId, group.count);
    for (let stars = 1; stars <= group.stars; stars += 1) add(counts.ratings, stars, left(FAILS.rating));
    for (const type of SELLER_TYPES) {
      if ((group.sellerTypes & sellerTypeBits([type])) > 0) add(counts.sellerTypes, type, left(FAILS.seller));
    }
    if ((failed & FAILS.category) > 0) continue;
    for (const color of group.colors) add(counts.colors, color, left(FAILS.color));
    for (const size of group.sizes) add(counts.sizes, size, left(FAILS.size));
    add(counts.locations, group.location, left(FAILS.location));
    for (const service of group.services) add(counts.services, service, left(0));
  }
  return counts;
}

function add<Option>(counts: Map<Option, number>, option: Option, count: number): void {
  counts.set(option, (counts.get(option) ?? 0) + count);
}
