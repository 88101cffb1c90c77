import type { Variant } from './product.ts';
import type { Sku } from './sku.ts';

/** The chosen option of each variant by the variant's name; a name that is missing is not chosen yet. */
export type Choices = Readonly<Record<string, string>>;

/** What an option leads to while the other choices stay: 'absent' where no such combination is sold. */
export type OptionState = 'available' | 'sold-out' | 'absent';

/** What choosing needs to know of a SKU. */
export type ChoosableSku = Pick<Sku, 'options' | 'stock'>;

/** The variants that there is something to choose of, in the order of a SKU's `options`. */
const choosable = (variants: readonly Variant[]) => variants.filter(({ options }) => options.length > 0);

/** The SKUs that fit what is chosen so far; all of them when nothing is. */
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

/** What choosing one more option would lead to, whatever is chosen of its own variant. */
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

/** The choices with one option more, or without it where it was chosen already. */
export function withOption(choices: Choices, { name, option }: { name: string; option: string }): Choices {
  const { [name]: former, ...others } = choices;
  return former === option ? others : { ...others, [name]: option };
}

/** The choices that a SKU stands for. */
export function choicesOf(variants: readonly Variant[], { options }: ChoosableSku): Choices {
  return Object.fromEntries(
    choosable(variants).flatMap(({ name }, index) => {
      const option = options[index];
      return option === undefined ? [] : [[name, option]];
    }),
  );
}

/** The options of a variant that lead to anything in stock. */
function buyableOptions(
  variants: readonly Variant[],
  skus: readonly ChoosableSku[],
  choices: Choices,
  { name, options }: Variant,
): string[] {
  return options.filter((option) => optionState(variants, skus, choices, { name, option }) === 'available');
}

/** The given choices, and what a shopper need not choose: the option of a variant that has no second one in stock. */
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

/** Variants that a picture shows. */
const LOOK = /^(warna|motif|pola)\b/i;

/**
 * With what a sheet begins: besides the only options, the look of the picture where a size or the like is to be chosen,
 * too. Its first option in stock is the one that the picture shows. So two taps complete the choice (P-CART-15).
 */
export function withPicturedLook(
  variants: readonly Variant[],
  skus: readonly ChoosableSku[],
  choices: Choices,
): Choices {
  const made = withOnlyOptions(variants, skus, choices);
  const open = choosable(variants).filter(({ name }) => made[name] === undefined);
  const look = open.length > 1 ? open.find(({ name }) => LOOK.test(name)) : undefined;
  const [first] = look ? buyableOptions(variants, skus, made, look) : [];
  return look && first !== undefined ? { ...made, [look.name]: first } : made;
}

/** The SKU whose price and picture stand for several: the cheapest in stock, else the cheapest; the first of equals. */
export function cheapestSku<S extends Pick<Sku, 'price' | 'stock'>>(skus: readonly S[]): S | null {
  const inStock = skus.filter(({ stock }) => stock > 0);
  return (inStock.length > 0 ? inStock : skus).toSorted((a, b) => a.price - b.price)[0] ?? null;
}
