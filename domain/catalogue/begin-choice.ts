import { type Choices, type ChoosableSku, choosable, optionState, skusFor } from './choose-options.ts';
import type { Variant } from './product.ts';
import type { Sku } from './sku.ts';

/** The choices that lead to a SKU. */
export function choicesOf(variants: readonly Variant[], { options }: ChoosableSku): Choices {
  return Object.fromEntries(
    choosable(variants).flatMap(({ name }, index) => {
      const option = options[index];
      return option === undefined ? [] : [[name, option]];
    }),
  );
}

/** The options of a variant that lead to something in stock. */
function buyableOptions(
  variants: readonly Variant[],
  skus: readonly ChoosableSku[],
  choices: Choices,
  { name, options }: Variant,
): string[] {
  return options.filter((option) => optionState(variants, skus, choices, { name, option }) === 'available');
}

/** The choices, completed where only one option of a variant is in stock. */
export function withOnlyOptions(
  variants: readonly Variant[],
  skus: readonly ChoosableSku[],
  choices: Choices,
): Choices {
  let made = choices;
  for (const variant of choosable(variants)) {
    if (made[variant.name] !== undefined) continue;
    const [only, second] = buyableOptions(variants, skus, made, variant);
    if (only !== undefined && second === undefined) made = { ...made, [variant.name]: only };
  }
  return made;
}

/** Variants that are visible in a picture. */
const LOOK = /^(warna|motif|pola)\b/i;

/**
 * The choices a sheet starts with. Besides the only options it selects the look, if another variant such as
 * the size is still open: the one in the given picture, else the first in stock. Two taps then complete the
 * choice (P-CART-15).
 */
export function withLook(
  variants: readonly Variant[],
  skus: readonly (ChoosableSku & Pick<Sku, 'imageUrl'>)[],
  choices: Choices,
  picture: string,
): Choices {
  const made = withOnlyOptions(variants, skus, choices);
  const open = choosable(variants).filter(({ name }) => made[name] === undefined);
  const look = open.length > 1 ? open.find(({ name }) => LOOK.test(name)) : undefined;
  if (!look) return made;
  const inStock = buyableOptions(variants, skus, made, look);
  const isPictured = (option: string) =>
    skusFor(variants, skus, { ...made, [look.name]: option }).some(({ imageUrl }) => imageUrl === picture);
  const begun = inStock.find(isPictured) ?? inStock[0];
  return begun === undefined ? made : { ...made, [look.name]: begun };
}
