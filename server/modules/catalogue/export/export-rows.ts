import type { z } from 'zod';
import { line, list, slug, specification, variant } from '../import/cells.ts';
import type { ColumnName } from '../import/import-row.ts';
import { PICKUP_COLUMNS } from '../import/pickups.ts';

/** A stored product with its SKUs that are for sale, by position. */
export interface StoredProduct {
  id: number;
  name: string;
  category: string;
  subcategory: string;
  seller: string;
  /** Null, like the rest of the pickup address, for a seller without one. */
  pickup_contact: string | null;
  pickup_phone: string | null;
  pickup_address: string | null;
  pickup_postal_code: string | null;
  short_description: string;
  description: string;
  weight_grams: number;
  location: string;
  free_shipping: boolean;
  specifications: { key: string; value: string }[];
  variants: { name: string; options: string[] }[];
  tags: string[];
  skus: StoredSku[];
}

interface StoredSku {
  options: string[];
  price: number;
  original_price: number;
  stock: number;
  weight_grams: number;
  length_cm: number | null;
  width_cm: number | null;
  height_cm: number | null;
}

/** The columns of the file. Pictures are not among them: a file names pictures that are still to be encoded. */
export const EXPORTED_COLUMNS = [
  ...([
    'id',
    'options',
    'name',
    'price',
    'original_price',
    'stock',
    'stock_seen',
    'category',
    'subcategory',
  ] as const),
  ...([
    'seller',
    ...PICKUP_COLUMNS,
    'short_description',
    'description',
    'weight_grams',
    'length_cm',
    'width_cm',
    'height_cm',
  ] as const),
  ...(['location', 'free_shipping', 'specifications', 'variants', 'tags'] as const),
] satisfies ColumnName[];

type Cells = Partial<Record<(typeof EXPORTED_COLUMNS)[number], string | number | null>>;

/**
 * The rows of one product: its own, which is also that of its SKU where there is no choice, and one for each
 * choice.
 */
export function rowsOf({ skus, ...product }: StoredProduct): Cells[] {
  const { specifications, variants, tags, free_shipping: isFree, ...plain } = product;
  const own: Cells = {
    ...plain,
    free_shipping: isFree ? 'yes' : 'no',
    specifications: listCell(specifications, specificationList, '; ', ({ key, value }) => `${key}: ${value}`),
    variants: listCell(variants, variantList, '; ', ({ name, options }) => `${name}: ${options.join(', ')}`),
    tags: listCell(tags, tagList, '|', (tag) => tag),
  };
  const [only] = skus;
  if (only?.options.length === 0 && skus.length === 1) return [{ ...own, ...numbers(only) }];
  return [
    own,
    ...skus.map((sku) => ({
      id: product.id,
      options: listCell(sku.options, optionList, ', ', (option) => option),
      ...numbers(sku),
    })),
  ];
}

/** Also the stock as it was seen: whoever types another number changes the stock by the difference. */
function numbers({ options: _, ...sku }: StoredSku): Cells {
  const given = Object.entries({ ...sku, stock_seen: sku.stock }).filter(([, value]) => value !== null);
  return Object.fromEntries(given);
}

const optionList = list(',', line(60));
const specificationList = list(';', specification);
const variantList = list(';', variant);
const tagList = list('|', slug);

/** A list in readable form, or as JSON where one of its parts contains a separator. */
function listCell<Item>(
  items: readonly Item[],
  schema: z.ZodType<unknown>,
  separator: string,
  write: (item: Item) => string,
): string {
  const written = items.map(write).join(separator);
  const read = schema.safeParse(written);
  const isSame = read.success && JSON.stringify(read.data) === JSON.stringify(items);
  return isSame ? written : JSON.stringify(items);
}
