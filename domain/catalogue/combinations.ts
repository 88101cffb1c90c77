import type { Variant } from './product.ts';

/**
 * What can be chosen of a product: one option of each variant, in the product's own order, the last variant changing
 * first. One empty choice for a product without variants.
 */
export function combinations(variants: readonly Variant[]): string[][] {
  return variants
    .filter(({ options }) => options.length > 0)
    .reduce<string[][]>(
      (begun, { options }) => begun.flatMap((choice) => options.map((option) => [...choice, option])),
      [[]],
    );
}
