import type { NotReturnable } from './not-returnable.ts';
import type { Specification, Variant } from './product.ts';

/** A picture of a draft. */
export interface DraftPicture {
  /** The address of its WebP. */
  address: string;
  /** The upload that it was made of; null for a picture that its product had before. */
  media: string | null;
  /** What it shows, for who does not see it; '' for what the product's name says. */
  text: string;
}

/** A choice of a draft: what was typed, and what its product had when the draft began, so that sales meanwhile are kept. */
export interface DraftChoice {
  /** One option of each variant; empty for a product without. */
  options: string[];
  price: string;
  stock: string;
  weight: string;
  /** The address of its own photo; '' for those of the product. */
  picture: string;
  seen: { price: number; originalPrice: number; stock: number } | null;
}

/** A product as its shop writes it: what was typed, complete or not (P-GOODS-3). Numbers are texts. */
export interface ProductDraft {
  name: string;
  /** The id of its subcategory. */
  subcategory: string;
  description: string;
  specifications: Specification[];
  pictures: DraftPicture[];
  /** Of the packed goods, in centimetres. */
  length: string;
  width: string;
  height: string;
  isFreeShipping: boolean;
  allowsCod: boolean;
  /** Why it is not taken back; '' for what holds in its subcategory. */
  notReturnable: NotReturnable | '';
  variants: Variant[];
  choices: DraftChoice[];
  /** Choices that its variants do not make any more, the last cut first: with their option they come back as they were. */
  cut?: DraftChoice[];
}

/** Bounds of what a shop writes about a product (P-GOODS-4). Texts in characters. */
export const PRODUCT_LIMITS = {
  name: { min: 5, max: 120 },
  description: { min: 20, max: 5000 },
  specifications: 30,
  specificationKey: 60,
  specificationValue: 200,
  pictures: 9,
  pictureText: 120,
  /** Rupiah. */
  price: { min: 100, max: 1_000_000_000 },
  /** Pieces of a choice. */
  stock: { min: 0, max: 1_000_000 },
  /** Grams. */
  weight: { min: 1, max: 500_000 },
  /** Centimetres. */
  side: { min: 1, max: 1000 },
  /** Kinds of choices, such as colour and size. */
  variants: 3,
  variantName: 30,
  options: 50,
  option: 60,
  choices: 100,
} as const;

/** A draft in which nothing is written. */
export const EMPTY_DRAFT: ProductDraft = {
  name: '',
  subcategory: '',
  description: '',
  specifications: [],
  pictures: [],
  length: '',
  width: '',
  height: '',
  isFreeShipping: false,
  allowsCod: false,
  notReturnable: '',
  variants: [],
  choices: [{ options: [], price: '', stock: '', weight: '', picture: '', seen: null }],
};

/** The fields of a draft, by which a second clerk is told what the first one changed. */
export const DRAFT_FIELDS = [
  'name',
  'subcategory',
  'description',
  'specifications',
  'pictures',
  'length',
  'width',
  'height',
  'isFreeShipping',
  'allowsCod',
  'notReturnable',
  'variants',
  'choices',
] as const satisfies readonly (keyof ProductDraft)[];
export type DraftField = (typeof DRAFT_FIELDS)[number];

/** The fields in which two drafts differ. The order in which PostgreSQL tells the keys of an object is no difference. */
export const differingFields = (one: ProductDraft, other: ProductDraft): DraftField[] =>
  DRAFT_FIELDS.filter((field) => textOf(one[field]) !== textOf(other[field]));

const textOf = (value: unknown) =>
  JSON.stringify(value, (_key, part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  );
