import type { Variant } from './product.ts';

/**
 * All combinations of a product's variants, one option of each, in the product's own order, the last variant
 * changing first. One empty combination for a product without variants.
 */
export function combinations(variants: readonly Variant[]): string[][] {
  return variants
    .filter(({ options }) => options.length > 0)
    .reduce<string[][]>(
      (begun, { options }) => begun.flatMap((choice) => options.map((option) => [...choice, option])),
      [[]],
    );
}
