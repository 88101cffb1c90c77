import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  countFacets,
  type FacetGroup,
  type Facets,
  facetsOf,
  sellerTypeBits,
  withoutFacets,
} from './facet-counts.ts';
import type { ProductFilter } from './product-filter.ts';
import { SELLER_TYPES, SERVICES, type Service } from './screens.ts';

const product = fc.record({
  categoryId: fc.integer({ min: 1, max: 3 }),
  stars: fc.integer({ min: 0, max: 5 }),
  types: fc.subarray([...SELLER_TYPES]),
  colors: fc.subarray(['biru', 'hitam']),
  sizes: fc.subarray(['39', 'm']),
  location: fc.constantFrom('Bandung', 'Medan'),
  services: fc.subarray<Service>([...SERVICES]),
});
const chosen: fc.Arbitrary<ProductFilter> = fc.record(
  {
    categoryIds: fc.subarray([1, 2, 3], { minLength: 1 }),
    minRating: fc.integer({ min: 1, max: 5 }),
    sellerTypes: fc.subarray([...SELLER_TYPES], { minLength: 1 }),
    colors: fc.subarray(['biru', 'hitam'], { minLength: 1 }),
    sizes: fc.subarray(['39', 'm'], { minLength: 1 }),
    locations: fc.subarray(['Bandung', 'Medan'], { minLength: 1 }),
    services: fc.subarray<Service>([...SERVICES], { minLength: 1 }),
  },
  { requiredKeys: [] },
);

const shares = (wanted: readonly string[] | undefined, options: readonly string[]) =>
  !wanted || wanted.some((one) => options.includes(one));

const isShown = (filter: ProductFilter) => (group: Facets) =>
  (!filter.categoryIds || filter.categoryIds.includes(group.categoryId)) &&
  (filter.minRating === undefined || group.stars >= filter.minRating) &&
  (!filter.sellerTypes || (sellerTypeBits(filter.sellerTypes) & group.sellerTypes) > 0) &&
  shares(filter.colors, group.colors) &&
  shares(filter.sizes, group.sizes) &&
  shares(filter.locations, [group.location]) &&
  (filter.services ?? []).every((service) => group.services.includes(service));

describe('the counts of the filter panel (P-LIST-17)', () => {
  it('equal the size of a list with that option alone in its part, for any choices in the other parts', () => {
    fc.assert(
      fc.property(fc.array(product, { maxLength: 40 }), chosen, (products, filter) => {
        const groups = products.map(({ types, ...rest }) => ({
          ...rest,
          sellerTypes: sellerTypeBits(types),
          count: 2,
        }));
        const shownBy = (filter: ProductFilter) => 2 * groups.filter(isShown(filter)).length;
        const { categories, ratings, sellerTypes, colors, sizes, locations, services } = countFacets(
          groups,
          filter,
        );
        for (const id of [1, 2, 3]) {
          expect(categories.get(id) ?? 0).toBe(shownBy({ ...filter, categoryIds: [id] }));
        }
        for (const stars of [1, 2, 3, 4, 5]) {
          expect(ratings.get(stars)).toBe(shownBy({ ...filter, minRating: stars }));
        }
        for (const type of SELLER_TYPES) {
          expect(sellerTypes.get(type)).toBe(shownBy({ ...filter, sellerTypes: [type] }));
        }
        for (const color of ['biru', 'hitam']) {
          expect(colors.get(color) ?? 0).toBe(shownBy({ ...filter, colors: [color] }));
        }
        for (const size of ['39', 'm']) {
          expect(sizes.get(size) ?? 0).toBe(shownBy({ ...filter, sizes: [size] }));
        }
        for (const place of ['Bandung', 'Medan']) {
          expect(locations.get(place) ?? 0).toBe(shownBy({ ...filter, locations: [place] }));
        }
        for (const service of SERVICES) {
          const also = [...(filter.services ?? []), service];
          expect(services.get(service) ?? 0).toBe(shownBy({ ...filter, services: also }));
        }
      }),
    );
  });

  it('name the options that goods of the chosen categories have, also those that the other parts leave none of (P-LIST-21)', () => {
    const goods = (categoryId: number, option: string): FacetGroup => ({
      ...facetsOf({
        categoryId,
        stars: 3,
        sellerTypes: 0,
        optionWords: [`warna:${option}`, `ukuran=${option}`],
        location: option,
        isCod: true,
        isFreeShipping: false,
      }),
      count: 1,
    });
    const counts = countFacets([goods(1, 'navy'), goods(2, 'hitam')], { categoryIds: [1], minRating: 4 });
    expect(counts.colors).toEqual(new Map([['biru', 0]]));
    expect(counts.sizes).toEqual(new Map([['navy', 0]]));
    expect(counts.locations).toEqual(new Map([['navy', 0]]));
    expect(counts.services).toEqual(new Map([['cod', 0]]));
  });

  it('cover only products that match the term, the price and the other uncounted filters', () => {
    expect(
      withoutFacets({
        term: 'tas',
        categoryIds: [1],
        minRating: 4,
        sellerTypes: ['top-rated'],
        colors: ['biru'],
        sizes: ['m'],
        locations: ['Medan'],
        services: ['cod'],
        minStandingDiscount: 20,
      }),
    ).toEqual({ term: 'tas', minStandingDiscount: 20 });
  });
});
