import type { Variant } from '../catalogue/product.ts';
import { NO_VARIANT_CHOSEN } from './cart-line.ts';

/**
 * The variant text of a cart line: the chosen options in the product's own order ('Hitam Arang, 128 GB').
 * Undefined for a product without variants, {@link NO_VARIANT_CHOSEN} when none is chosen; choices that the product
 * does not offer are left out. Source: P-CART-1, P-CART-12.
 */
export function variantText(
  variants: readonly Variant[],
  choices: Readonly<Record<string, string>>,
): string | undefined {
  if (variants.length === 0) return undefined;
  const chosen = variants.flatMap(({ name, options }) =>
    options.filter((option) => option === choices[name]),
  );
  return chosen.join(', ') || NO_VARIANT_CHOSEN;
}
