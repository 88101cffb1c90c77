import type { WishedOrder } from './wishes.ts';

/** The sort of a list that shows what an order wishes, by its name in the address. */
export const SORT_OF: Readonly<Record<WishedOrder, string>> = {
  cheapest: 'price-low',
  dearest: 'price-high',
  'best-selling': 'popularity',
  newest: 'newest',
  'best-rated': 'rating',
  'most-discounted': 'discount',
};
