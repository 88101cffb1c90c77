import type { ProductOrder } from '#domain/listing/screens.ts';
import type { Segment } from './segment.ts';

/** The columns that an order needs. */
export type OrderColumns = Pick<
  Segment,
  | 'size'
  | 'id'
  | 'price'
  | 'discount'
  | 'standingDiscount'
  | 'rating'
  | 'soldCount'
  | 'listPosition'
  | 'createdAt'
>;

/** An order as an ascending number, and which id comes first among equals (`ORDER_BY` of the SQL finder). */
interface OrderRule {
  key(columns: OrderColumns, ordinal: number): number;
  equals: 'lower id first' | 'higher id first';
}

export const ORDER_RULES: Readonly<Record<ProductOrder, OrderRule>> = {
  'list-position': { key: ({ listPosition }, o) => listPosition[o] ?? 0, equals: 'lower id first' },
  sold: { key: ({ soldCount }, o) => -(soldCount[o] ?? 0), equals: 'higher id first' },
  created: { key: ({ createdAt }, o) => -(createdAt[o] ?? 0), equals: 'higher id first' },
  id: { key: () => 0, equals: 'higher id first' },
  'price-ascending': { key: ({ price }, o) => price[o] ?? 0, equals: 'lower id first' },
  'price-descending': { key: ({ price }, o) => -(price[o] ?? 0), equals: 'higher id first' },
  rating: { key: ({ rating }, o) => -(rating[o] ?? 0), equals: 'higher id first' },
  discount: { key: ({ discount }, o) => -(discount[o] ?? 0), equals: 'lower id first' },
  'standing-discount': {
    key: ({ standingDiscount }, o) => -(standingDiscount[o] ?? 0),
    equals: 'lower id first',
  },
};

/** A product of one of several segments. */
export interface Place {
  readonly segment: Segment;
  readonly ordinal: number;
}

/** The ordinal of a product; binary search in the order by id, which is descending. */
export function ordinalOf({ id, orders }: Segment, wanted: number): number | undefined {
  let [low, high] = [0, orders.id.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((id[orders.id[middle] ?? 0] ?? 0) > wanted) low = middle + 1;
    else high = middle;
  }
  const ordinal = orders.id[low];
  return ordinal !== undefined && id[ordinal] === wanted ? ordinal : undefined;
}

/** Compares two products of any segments; never 0 for different products. */
export function compareProducts(
  order: ProductOrder,
): (segment: Segment, ordinal: number, otherSegment: Segment, otherOrdinal: number) => number {
  const { key, equals } = ORDER_RULES[order];
  const sign = equals === 'lower id first' ? 1 : -1;
  return (segment, ordinal, otherSegment, otherOrdinal) => {
    const [left, right] = [key(segment, ordinal), key(otherSegment, otherOrdinal)];
    if (left !== right) return left < right ? -1 : 1;
    return sign * ((segment.id[ordinal] ?? 0) - (otherSegment.id[otherOrdinal] ?? 0));
  };
}

/** The ordinals of a segment in every order. */
export function buildOrders(columns: OrderColumns): Segment['orders'] {
  const sorted = (order: ProductOrder) => sortOrdinals(columns, order);
  return {
    sold: Uint32Array.from({ length: columns.size }, (_, ordinal) => ordinal),
    'list-position': sorted('list-position'),
    created: sorted('created'),
    id: sorted('id'),
    'price-ascending': sorted('price-ascending'),
    'price-descending': sorted('price-descending'),
    rating: sorted('rating'),
    discount: sorted('discount'),
    'standing-discount': sorted('standing-discount'),
  };
}

function sortOrdinals(columns: OrderColumns, order: ProductOrder): Uint32Array {
  const { key, equals } = ORDER_RULES[order];
  const keys = new Float64Array(columns.size);
  for (let ordinal = 0; ordinal < keys.length; ordinal += 1) keys[ordinal] = key(columns, ordinal);
  const { id } = columns;
  const sign = equals === 'lower id first' ? 1 : -1;
  return Uint32Array.from(keys, (_, ordinal) => ordinal).sort((a, b) => {
    const [left, right] = [keys[a] ?? 0, keys[b] ?? 0];
    if (left !== right) return left < right ? -1 : 1;
    return sign * ((id[a] ?? 0) - (id[b] ?? 0));
  });
}
