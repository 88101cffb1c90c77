import type { ProductQuery } from '#domain/listing/product-filter.ts';
import type { ProductOrder } from '#domain/listing/screens.ts';
import type { Understood } from '#domain/search/understood.ts';
import type { WishedOrder } from '#domain/search/wishes.ts';

const ORDERS: Readonly<Record<WishedOrder, ProductOrder>> = {
  cheapest: 'price-ascending',
  dearest: 'price-descending',
  'best-selling': 'sold',
  newest: 'created',
  'best-rated': 'rating',
  'most-discounted': 'discount',
};

/** The order among products that fit a term equally. */
export function orderAmongEquals({ wishes, sort }: Understood): ProductOrder {
  return sort ?? (wishes.order === null ? 'sold' : ORDERS[wishes.order]);
}

/** Whether a term asks for properties, apart from the kind of goods. */
export function wishesProperties({ wishes }: Understood): boolean {
  return wishes.properties.length > 0 || wishes.minPrice !== null || wishes.maxPrice !== null;
}

/** A list in an order that the shopper chose: within the kinds that a term names (P-SEARCH-23). */
export function sortedInKinds(
  understood: Understood | null,
  query: ProductQuery,
): [ProductQuery, Understood | null] {
  const { order } = query;
  if (!understood || order === 'list-position') return [query, understood];
  return [
    { ...query, order: 'list-position' },
    { ...understood, sort: order },
  ];
}
