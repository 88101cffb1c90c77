import { combinations } from './combinations.ts';
import type { Variant } from './product.ts';
import { type DraftChoice, PRODUCT_LIMITS } from './product-draft.ts';

const keyOf = (options: readonly string[]) => JSON.stringify(options);

/** How many choices variants make; 1 for none. */
export const countChoices = (variants: readonly Variant[]): number =>
  variants.reduce((count, { options }) => count * Math.max(1, options.length), 1);

/**
 * The choices of a draft after its variants were changed: one for each combination. Those that were there keep what was
 * typed; new ones begin with the price and weight of the first. More than a product may have leave what was there.
 */
export function deriveChoices(variants: readonly Variant[], choices: readonly DraftChoice[]): DraftChoice[] {
  if (countChoices(variants) > PRODUCT_LIMITS.choices) return [...choices];
  const known = new Map(choices.map((choice) => [keyOf(choice.options), choice]));
  const { price = '', weight = '' } = choices[0] ?? {};
  return combinations(variants).map(
    (options) => known.get(keyOf(options)) ?? { options, price, stock: '', weight, picture: '', seen: null },
  );
}
