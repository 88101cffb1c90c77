import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { countFacets, sellerTypeBits, withoutFacets } from './facet-counts.ts';
import type { ProductFilter } from './product-filter.ts';
import { SELLER_TYPES } from './screens.ts';

const product = fc.record({
  categoryId: fc.integer({ min: 1, max: 3 }),
  stars: fc.integer({ min: 0, max: 5 }),
  types: fc.subarray([...SELLER_TYPES]),
});
const chosen: fc.Arbitrary<ProductFilter> = fc.record(
  {
    categoryIds: fc.subarray([1, 2, 3], { minLength: 1 }),
    minRating: fc.integer({ min: 1, max: 5 }),
    sellerTypes: fc.subarray([...SELLER_TYPES], { minLength: 1 }),
  },
  { requiredKeys: [] },
);

describe('the counts of the filter panel (P-LIST-17)', () => {
  it('equal the size of a list with that option alone in its part, for any choices in the other parts', () => {
    fc.assert(
      fc.property(fc.array(product, { maxLength: 40 }), chosen, (products, filter) => {
        const groups = products.map(({ types, ...rest }) => ({
          ...rest,
          sellerTypes: sellerTypeBits(types),
          count: 2,
        }));
        const shownBy = ({ categoryIds, minRating, sellerTypes }: ProductFilter) =>
          2 *
          products.filter(
            ({ categoryId, stars, types }) =>
              (!categoryIds || categoryIds.includes(categoryId)) &&
              (minRating === undefined || stars >= minRating) &&
              (!sellerTypes || sellerTypes.some((type) => types.includes(type))),
          ).length;
        const { categories, ratings, sellerTypes } = countFacets(groups, filter);
        for (const id of [1, 2, 3]) {
          expect(categories.get(id) ?? 0).toBe(shownBy({ ...filter, categoryIds: [id] }));
        }
        for (const stars of [1, 2, 3, 4, 5]) {
          expect(ratings.get(stars)).toBe(shownBy({ ...filter, minRating: stars }));
        }
        for (const type of SELLER_TYPES) {
          expect(sellerTypes.get(type)).toBe(shownBy({ ...filter, sellerTypes: [type] }));
        }
      }),
    );
  });

  it('cover only products that match the term, the price and the other uncounted filters', () => {
    expect(
      withoutFacets({
        term: 'tas',
        categoryIds: [1],
        minRating: 4,
        sellerTypes: ['top-rated'],
        minStandingDiscount: 20,
      }),
    ).toEqual({ term: 'tas', minStandingDiscount: 20 });
  });
});
