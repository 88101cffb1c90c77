import { combinations } from './combinations.ts';
import type { Variant } from './product.ts';
import { type DraftChoice, PRODUCT_LIMITS } from './product-draft.ts';

const keyOf = (options: readonly string[]) => JSON.stringify(options);

/** How many choices variants make; 1 for none. */
export const countChoices = (variants: readonly Variant[]): number =>
  variants.reduce((count, { options }) => count * Math.max(1, options.length), 1);

/**
 * The choices of a draft after its variants were changed: one for each combination. Those that were there keep what was
 * typed, as do those that were cut before; new ones begin with the price and weight of the first. More than a product may
 * have leave what was there.
 */
export function deriveChoices(
  variants: readonly Variant[],
  choices: readonly DraftChoice[],
  cut: readonly DraftChoice[] = [],
): DraftChoice[] {
  if (countChoices(variants) > PRODUCT_LIMITS.choices) return [...choices];
  const known = new Map([...choices, ...cut].map((choice) => [keyOf(choice.options), choice]));
  const { price = '', weight = '' } = choices[0] ?? {};
  return combinations(variants).map(
    (options) => known.get(keyOf(options)) ?? { options, price, stock: '', weight, picture: '', seen: null },
  );
}

/** The choices that are not among those of now, so that they can come back; at most as many as a product may have. */
export function cutChoices(before: readonly DraftChoice[], now: readonly DraftChoice[]): DraftChoice[] {
  const there = new Set(now.map(({ options }) => keyOf(options)));
  return before.filter(({ options }) => !there.has(keyOf(options))).slice(0, PRODUCT_LIMITS.choices);
}

/** Choices whose empty price, stock and weight are those of the first one. What was typed stays. */
export function fillChoices(choices: readonly DraftChoice[]): DraftChoice[] {
  const [first] = choices;
  if (!first) return [];
  return choices.map((choice) => ({
    ...choice,
    price: choice.price || first.price,
    stock: choice.stock || first.stock,
    weight: choice.weight || first.weight,
  }));
}
