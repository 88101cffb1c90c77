import { combinations } from './combinations.ts';
import { countChoices } from './derive-choices.ts';
import { type Licence, missedLicence } from './licences.ts';
import type { NotReturnable } from './not-returnable.ts';
import type { Specification, Variant } from './product.ts';
import { type DraftChoice, PRODUCT_LIMITS as LIMITS, type ProductDraft } from './product-draft.ts';

/** What is wrong with a field. */
export type ProductFaultCode =
  | 'required'
  | 'too_short'
  | 'too_long'
  | 'not_a_number'
  | 'out_of_range'
  | 'together'
  | 'too_many'
  | 'twice'
  | 'options'
  /** More pieces are taken off than are left by now. */
  | 'stock_gone'
  /** The number of this licence is asked for, and is not there. */
  | Licence;

/** Why a draft cannot become a product. */
export interface ProductFault {
  /** The field, such as `name`; of a choice or a specification with its place from 0, such as `price-0`. */
  field: string;
  code: ProductFaultCode;
}

/** A choice as it shall be sold. Whole Rupiah, pieces, grams. */
export interface WantedChoice {
  options: string[];
  price: number;
  originalPrice: number;
  weightGrams: number;
  stock: number;
  /** The address of its own photo; null for none. */
  picture: string | null;
  /** The price and the stock that were seen when these were typed; null for a new choice. */
  seen: { price: number; stock: number } | null;
}

/** A product as it shall be sold. */
export interface WantedProduct {
  name: string;
  subcategoryId: number;
  description: string;
  shortDescription: string;
  specifications: Specification[];
  images: string[];
  /** What each image shows; '' for what the name says. */
  imageTexts: string[];
  /** Centimetres; null where nobody measured it. */
  size: { lengthCm: number; widthCm: number; heightCm: number } | null;
  isFreeShipping: boolean;
  allowsCod: boolean;
  notReturnable: NotReturnable | null;
  variants: Variant[];
  choices: WantedChoice[];
}

interface Bounds {
  min: number;
  max: number;
}

/**
 * Makes a product of a draft, or lists all its faults (P-GOODS-4). Whether the subcategory exists is not known here.
 * @param stored the specifications that the product has: what nobody touched is not refused (P-GOODS-5)
 * @returns faults in the order of the form; empty when there is a product
 */
export function planProduct(
  draft: ProductDraft,
  stored: readonly Specification[] = [],
): { product: WantedProduct; faults: ProductFault[] } {
  const faults: ProductFault[] = [];
  const report = (field: string, code: ProductFaultCode) => faults.push({ field, code });
  const number = (field: string, typed: string, bounds: Bounds): number => {
    const read = readNumber(typed);
    if (typed === '') report(field, 'required');
    else if (read === null) report(field, 'not_a_number');
    else if (read < bounds.min || read > bounds.max) report(field, 'out_of_range');
    return read ?? bounds.min;
  };
  checkText('name', draft.name, LIMITS.name, report);
  const subcategoryId = readNumber(draft.subcategory) ?? 0;
  if (subcategoryId === 0) report('subcategory', 'required');
  if (draft.pictures.length === 0) report('pictures', 'required');
  if (draft.pictures.some(({ text }) => text.length > LIMITS.pictureText)) report('pictures', 'too_long');
  if (draft.pictures.length > LIMITS.pictures) report('pictures', 'too_many');
  checkText('description', draft.description, LIMITS.description, report);
  checkSpecifications(draft.specifications, stored, report);
  checkVariants(draft, report);
  const choices = draft.choices.map((choice, place) => {
    const price = number(`price-${place}`, choice.price, LIMITS.price);
    const stock = number(`stock-${place}`, choice.stock, LIMITS.stock);
    const weightGrams = number(`weight-${place}`, choice.weight, LIMITS.weight);
    return {
      options: choice.options,
      weightGrams,
      stock,
      picture: choice.picture || null,
      seen: choice.seen,
      ...pricesOf(price, choice.seen),
    };
  });
  const size = readSize(draft, number, report);
  const { name, description, specifications, isFreeShipping, allowsCod, variants } = draft;
  const images = draft.pictures.map(({ address }) => address);
  const imageTexts = draft.pictures.map(({ text }) => text);
  const notReturnable = draft.notReturnable || null;
  const shortDescription = beginningOf(description);
  return {
    faults,
    product: {
      name,
      subcategoryId,
      description,
      shortDescription,
      specifications,
      images,
      imageTexts,
      size,
      isFreeShipping,
      allowsCod,
      notReturnable,
      variants,
      choices,
    },
  };
}

/** A price that was changed has nothing to strike through; one that was not keeps what it had (P-GOODS-5). */
const pricesOf = (price: number, seen: DraftChoice['seen']) => ({
  price,
  originalPrice: seen?.price === price ? seen.originalPrice : price,
});

/**
 * Reads a whole number as people type it: digits, or groups of three with dots, with or without 'Rp'.
 * @returns null for anything else, since '1.5' may be meant as one and a half
 */
export function readNumber(typed: string): number | null {
  const digits = typed.replace(/^Rp\.?\s*/i, '').replaceAll(' ', '');
  if (!/^(?:\d{1,12}|\d{1,3}(?:\.\d{3}){1,3})$/.test(digits)) return null;
  return Number(digits.replaceAll('.', ''));
}

/** Longest beginning of a description that lists and previews show, in characters. */
const SHORT = 160;

/** The beginning of a description on one line, cut between words. */
function beginningOf(description: string): string {
  const line = description.replace(/\s+/g, ' ').trim();
  if (line.length <= SHORT) return line;
  const cut = line.slice(0, SHORT - 1);
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), SHORT / 2))}…`;
}

type Report = (field: string, code: ProductFaultCode) => void;

function checkText(field: string, typed: string, { min, max }: Bounds, report: Report): void {
  if (typed === '') report(field, 'required');
  else if (typed.length < min) report(field, 'too_short');
  else if (typed.length > max) report(field, 'too_long');
}

function checkSpecifications(
  specifications: readonly Specification[],
  stored: readonly Specification[],
  report: Report,
): void {
  const keys = new Set<string>();
  const untouched = [...stored];
  for (const [place, { key, value }] of specifications.entries()) {
    const before = untouched.findIndex((known) => known.key === key && known.value === value);
    const fault = faultOf({ key, value }, keys);
    if (before >= 0) untouched.splice(before, 1);
    else if (fault) report(`spec-${place}`, fault);
    keys.add(key.toLowerCase());
  }
  if (specifications.length > Math.max(LIMITS.specifications, stored.length))
    report('specifications', 'too_many');
}

/** What is wrong with a specification beside those of other names. */
function faultOf({ key, value }: Specification, keys: ReadonlySet<string>): ProductFaultCode | null {
  if (key === '' || value === '') return 'required';
  if (key.length > LIMITS.specificationKey || value.length > LIMITS.specificationValue) return 'too_long';
  return keys.has(key.toLowerCase()) ? 'twice' : missedLicence({ key, value });
}

function checkVariants({ variants, choices }: ProductDraft, report: Report): void {
  if (variants.length > LIMITS.variants) report('variant-0', 'too_many');
  const names = new Set<string>();
  for (const [place, { name, options }] of variants.entries()) {
    const field = `variant-${place}`;
    const distinct = new Set(options.map((option) => option.toLowerCase()));
    if (name === '' || options.length === 0) report(field, 'required');
    else if (name.length > LIMITS.variantName || options.some((option) => option.length > LIMITS.option))
      report(field, 'too_long');
    else if (names.has(name.toLowerCase()) || distinct.size < options.length) report(field, 'twice');
    else if (options.length > LIMITS.options) report(field, 'too_many');
    names.add(name.toLowerCase());
  }
  if (countChoices(variants) > LIMITS.choices) {
    report('variant-0', 'too_many');
    return;
  }
  const possible = new Set(combinations(variants).map((options) => JSON.stringify(options)));
  const given = new Set(choices.map(({ options }) => JSON.stringify(options)));
  if (given.size < choices.length || choices.length === 0 || [...given].some((key) => !possible.has(key)))
    report('variant-0', 'options');
}

function readSize(
  { length, width, height }: ProductDraft,
  number: (field: string, typed: string, bounds: Bounds) => number,
  report: Report,
): WantedProduct['size'] {
  if (length === '' && width === '' && height === '') return null;
  if (length === '' || width === '' || height === '') {
    report('length', 'together');
    return null;
  }
  return {
    lengthCm: number('length', length, LIMITS.side),
    widthCm: number('width', width, LIMITS.side),
    heightCm: number('height', height, LIMITS.side),
  };
}
