import type { ProductFilter } from '#domain/listing/product-filter.ts';
import { EID_ABOVE_PERCENT, EID_CATEGORY_IDS } from '#domain/promotions/eid-list.ts';
import { textAt } from './growing.ts';
import { FLAG, type Segment } from './segment.ts';
import type { Sellers } from './sellers.ts';

/** Whether a product of a segment passes. */
export type Passes = (segment: Segment, ordinal: number) => boolean;

/** The tests of a filter, its term apart, as `productConditions` of the SQL catalogue has them. */
export function filterTests(
  filter: ProductFilter,
  sellers: Sellers,
  eidList: () => ReadonlySet<number>,
): Passes[] {
  const tests: Passes[] = [];
  const { categoryIds, subcategoryId, sellerId, sellerTypes, minPrice, maxPrice, minRating, minDiscount } =
    filter;
  const number = (column: ArrayLike<number>, ordinal: number) => column[ordinal] ?? Number.NaN;
  if (categoryIds) tests.push((s, o) => categoryIds.includes(number(s.categoryId, o)));
  if (subcategoryId !== undefined) tests.push((s, o) => number(s.subcategoryId, o) === subcategoryId);
  if (sellerId !== undefined) tests.push((s, o) => number(s.sellerId, o) === sellerId);
  if (minPrice !== undefined) tests.push((s, o) => number(s.price, o) >= minPrice);
  if (maxPrice !== undefined) tests.push((s, o) => number(s.price, o) <= maxPrice);
  if (minRating !== undefined) tests.push((s, o) => number(s.rating, o) >= minRating);
  if (minDiscount !== undefined) tests.push((s, o) => number(s.discount, o) >= minDiscount);
  if (sellerTypes) tests.push((s, o) => sellers.isOfAnyType(number(s.sellerId, o), sellerTypes));
  const { collection } = filter;
  if (collection !== undefined)
    tests.push((s, o) => textAt(s.collections, o).split('\n').includes(collection));
  if (filter.onEidList) {
    const ids = eidList();
    tests.push((s, o) => ids.has(number(s.id, o)));
  }
  return tests;
}

/** Whether a product can be on 'Promo Lebaran': `isEidProduct` of the domain. */
export const isEidCandidate: Passes = ({ discount, flags, categoryId }, ordinal) =>
  (discount[ordinal] ?? 0) > EID_ABOVE_PERCENT &&
  (((flags[ordinal] ?? 0) & FLAG.flashSaleTag) > 0 || EID_CATEGORY_IDS.includes(categoryId[ordinal] ?? 0));

/** One test of all; without any, everything passes. */
export function allOf(tests: readonly Passes[]): Passes {
  const [first, second, third, ...rest] = tests;
  if (!first) return () => true;
  if (!second) return first;
  if (!third) return (s, o) => first(s, o) && second(s, o);
  return (s, o) => first(s, o) && second(s, o) && third(s, o) && rest.every((test) => test(s, o));
}
