import type { Variant } from './product.ts';
import type { Sku } from './sku.ts';

/** The chosen option of each variant, by the variant's name. A missing name means not chosen yet. */
export type Choices = Readonly<Record<string, string>>;

/**
 * What selecting an option would lead to while the other choices stay. 'absent': no such combination is sold.
 */
export type OptionState = 'available' | 'sold-out' | 'absent';

/** The fields of a SKU that choosing needs. */
export type ChoosableSku = Pick<Sku, 'options' | 'stock'>;

/** The variants that offer a choice, in the order of a SKU's `options`. */
export const choosable = (variants: readonly Variant[]) =>
  variants.filter(({ options }) => options.length > 0);

/** The SKUs that match the choices so far; all of them when nothing is chosen. */
export function skusFor<S extends ChoosableSku>(
  variants: readonly Variant[],
  skus: readonly S[],
  choices: Choices,
): S[] {
  const names = choosable(variants).map(({ name }) => name);
  return skus.filter(({ options }) =>
    names.every((name, index) => choices[name] === undefined || choices[name] === options[index]),
  );
}

/** The SKU of a complete choice; null while a variant is not chosen, or when that combination is not sold. */
export function chosenSku<S extends ChoosableSku>(
  variants: readonly Variant[],
  skus: readonly S[],
  choices: Choices,
): S | null {
  if (missingVariant(variants, choices) !== null) return null;
  return skusFor(variants, skus, choices)[0] ?? null;
}

/** The name of the first variant that is not chosen yet; null for a complete choice. */
export function missingVariant(variants: readonly Variant[], choices: Choices): string | null {
  return choosable(variants).find(({ name }) => choices[name] === undefined)?.name ?? null;
}

/** The state of an option if it replaced the current choice of its variant. */
export function optionState(
  variants: readonly Variant[],
  skus: readonly ChoosableSku[],
  choices: Choices,
  { name, option }: { name: string; option: string },
): OptionState {
  const matches = skusFor(variants, skus, { ...choices, [name]: option });
  if (matches.length === 0) return 'absent';
  return matches.some(({ stock }) => stock > 0) ? 'available' : 'sold-out';
}

/** The choices with one option toggled. */
export function withOption(choices: Choices, { name, option }: { name: string; option: string }): Choices {
  const { [name]: former, ...others } = choices;
  return former === option ? others : { ...others, [name]: option };
}

/**
 * The SKU whose price and picture represent several: the cheapest in stock, else the cheapest; the first
 * among equals.
 */
export function cheapestSku<S extends Pick<Sku, 'price' | 'stock'>>(skus: readonly S[]): S | null {
  const inStock = skus.filter(({ stock }) => stock > 0);
  return (inStock.length > 0 ? inStock : skus).toSorted((a, b) => a.price - b.price)[0] ?? null;
}
