/** A place in a list, named by the product that it borders on. */
export type Beside = { after: number } | { before: number };

/**
 * How much of a list there is. A very large one is counted and numbered only so far (P-LIST-16): after its last
 * numbered page it goes on from product to product.
 */
export interface ListExtent {
  /** All products of the list, or as many as were counted. */
  total: number;
  /** There are more than `total`. */
  isMore: boolean;
  /** The product that the next page without a number begins after; null when there is none. */
  nextAfter: number | null;
  /** The product that the page before one without a number ends before; null when there is none. */
  previousBefore: number | null;
}
