/** A place in a list, given by the product next to it. */
export type Beside = { after: number } | { before: number };

/**
 * The size of a list. A very large one is counted and numbered only up to a limit (P-LIST-16); after its last
 * numbered page it continues from product to product.
 */
export interface ListExtent {
  /** All products of the list, or as many as were counted. */
  total: number;
  /** Whether there are more than `total`. */
  isMore: boolean;
  /** The product after which the next unnumbered page starts; null when there is none. */
  nextAfter: number | null;
  /** The product before which the previous unnumbered page ends; null when there is none. */
  previousBefore: number | null;
}
