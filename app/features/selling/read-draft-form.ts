import { cutChoices, deriveChoices, fillChoices } from '#domain/catalogue/derive-choices.ts';
import { NOT_RETURNABLE } from '#domain/catalogue/not-returnable.ts';
import { type DraftChoice, PRODUCT_LIMITS, type ProductDraft } from '#domain/catalogue/product-draft.ts';
import { cleanNumber } from '#domain/forms/clean-text.ts';
import { postedLine, postedText } from '#domain/forms/posted-line.ts';

/** More rows than these are not read. */
const MOST_ROWS = PRODUCT_LIMITS.choices + PRODUCT_LIMITS.specifications;

/**
 * What somebody typed into the editor of a product. Rows in which nothing is typed are left out.
 * @param before the draft as it is stored: it says what was seen of each choice
 */
export function readDraftForm(form: FormData, before: ProductDraft): Omit<ProductDraft, 'pictures'> {
  const line = (name: string) => postedLine(form, name);
  const number = (name: string) => cleanNumber(line(name));
  const rows = (name: string) =>
    Array.from({ length: MOST_ROWS }, (_, place) => place).filter((place) => form.has(`${name}-${place}`));
  const specifications = rows('spec')
    .map((place) => ({ key: line(`spec-key-${place}`), value: line(`spec-${place}`) }))
    .filter(({ value }) => value !== '');
  const variants = rows('variant')
    .map((place) => ({ name: line(`variant-${place}`), options: optionsOf(line(`options-${place}`)) }))
    .filter(({ name, options }) => name !== '' || options.length > 0);
  const posted = rows('choice').map((place) => ({
    options: line(`choice-${place}`),
    price: number(`price-${place}`),
    stock: number(`stock-${place}`),
    weight: number(`weight-${place}`),
    picture: line(`picture-${place}`),
  }));
  const asTyped = (choice: DraftChoice): DraftChoice => {
    const own = posted.find(({ options }) => options === JSON.stringify(choice.options));
    if (!own) return choice;
    const { price, stock, weight, picture } = own;
    return Object.assign({}, choice, { price, stock, weight, picture });
  };
  const typed = before.choices.map(asTyped);
  const cut = (before.cut ?? []).map(asTyped);
  const isSame = JSON.stringify(variants) === JSON.stringify(before.variants);
  const choices = isSame ? typed : deriveChoices(variants, typed, cut);
  return {
    name: line('name'),
    subcategory: number('subcategory'),
    description: postedText(form, 'description'),
    specifications,
    length: number('length'),
    width: number('width'),
    height: number('height'),
    isFreeShipping: form.get('free-shipping') === 'on',
    allowsCod: form.get('cod') === 'on',
    notReturnable: NOT_RETURNABLE.find((kind) => kind === form.get('not-returnable')) ?? '',
    variants,
    choices: form.get('intent') === 'fill' ? fillChoices(choices) : choices,
    cut: cutChoices([...typed, ...cut], choices),
  };
}

const optionsOf = (typed: string): string[] =>
  typed
    .split(/[,;]/)
    .map((option) => option.trim())
    .filter((option) => option !== '');
