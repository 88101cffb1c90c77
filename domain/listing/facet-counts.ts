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

/** The options of the panel that products count for. */
export interface Facets extends Pick<FacetFacts, 'categoryId' | 'stars' | 'sellerTypes' | 'location'> {
  readonly colors: readonly string[];
  readonly sizes: readonly string[];
  readonly services: readonly Service[];
}

/**
 * Products with the same options, or with the same of some parts of the panel alone. Then only those count that fail no
 * choice in the other parts, and a group that says nothing of categories has products of the chosen ones.
 */
export interface FacetGroup extends Partial<Facets> {
  readonly count: number;
}

/** The options of a product by its facts. */
export function facetsOf({ optionWords, isCod, isFreeShipping, ...facts }: FacetFacts): Facets {
  return { ...facts, ...choicesIn(optionWords), services: servicesOf({ isCod, isFreeShipping }) };
}

export function servicesOf({ isCod, isFreeShipping }: Pick<FacetFacts, 'isCod' | 'isFreeShipping'>) {
  const has: Record<Service, boolean> = { cod: isCod, 'free-shipping': isFreeShipping };
  return SERVICES.filter((service) => has[service]);
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

/** Whether a filter has a choice in any part that the panel counts. */
export const hasChoices = (filter: ProductFilter) =>
  Object.keys(withoutFacets(filter)).length < Object.keys(filter).length;

/** A bit for each part of the panel whose choice a product fails. */
export const FAILS = {
  category: 1,
  rating: 2,
  seller: 4,
  color: 8,
  size: 16,
  location: 32,
  service: 64,
} as const;

const isAnyOf = (wanted: readonly string[] | undefined, options: readonly string[] | undefined) =>
  !wanted || !options || options.some((option) => wanted.includes(option));

/** Which choices of a filter some facets fail, as bits of {@link FAILS}; a part without facets fails none. */
export function failedParts(facets: Partial<Facets>, filter: ProductFilter): number {
  const { categoryId, stars, sellerTypes, colors, sizes, location, services } = facets;
  const { categoryIds, minRating = 0 } = filter;
  const isOfType =
    !filter.sellerTypes ||
    sellerTypes === undefined ||
    (sellerTypes & sellerTypeBits(filter.sellerTypes)) > 0;
  const hasServices = !services || (filter.services ?? []).every((service) => services.includes(service));
  return (
    (!categoryIds || categoryId === undefined || categoryIds.includes(categoryId) ? 0 : FAILS.category) +
    (stars === undefined || stars >= minRating ? 0 : FAILS.rating) +
    (isOfType ? 0 : FAILS.seller) +
    (isAnyOf(filter.colors, colors) ? 0 : FAILS.color) +
    (isAnyOf(filter.sizes, sizes) ? 0 : FAILS.size) +
    (isAnyOf(filter.locations, location === undefined ? undefined : [location]) ? 0 : FAILS.location) +
    (hasServices ? 0 : FAILS.service)
  );
}

const TYPE_BITS = SELLER_TYPES.map((type) => [type, sellerTypeBits([type])] as const);

/**
 * Counts the options of the panel. Each part is counted under the choices in the other parts, not under its
 * own: options of one part are combined by OR, so each number is what its option adds.
 * @param groups the products of {@link withoutFacets}, each once in every part
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
    const {
      categoryId,
      stars = 0,
      sellerTypes = 0,
      colors = [],
      sizes = [],
      location,
      services = [],
    } = group;
    const failed = failedParts(group, filter);
    /** The products that count for an option of a part: those that fail no other. */
    const left = (part: number) => ((failed & ~part) === 0 ? group.count : 0);
    if (categoryId !== undefined && left(FAILS.category) > 0) add(counts.categories, categoryId, group.count);
    for (let least = 1; least <= stars; least += 1) add(counts.ratings, least, left(FAILS.rating));
    for (const [type, bit] of TYPE_BITS) {
      if ((sellerTypes & bit) > 0) add(counts.sellerTypes, type, left(FAILS.seller));
    }
    if ((failed & FAILS.category) > 0) continue;
    for (const color of colors) add(counts.colors, color, left(FAILS.color));
    for (const size of sizes) add(counts.sizes, size, left(FAILS.size));
    if (location !== undefined) add(counts.locations, location, left(FAILS.location));
    for (const service of services) add(counts.services, service, left(0));
  }
  return counts;
}

function add<Option>(counts: Map<Option, number>, option: Option, count: number): void {
  counts.set(option, (counts.get(option) ?? 0) + count);
}
