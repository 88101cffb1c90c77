import { sql } from 'drizzle-orm';
import { z } from 'zod';
import {
  LIST_COLUMN_IDS,
  LIST_COLUMNS,
  type ListColumn,
  PARENT_COLUMNS,
} from '#domain/catalogue/lists/list-columns.ts';
import type { ProductDraft } from '#domain/catalogue/product-draft.ts';
import type { Result } from '#domain/result.ts';
import { type Done, defineCommand } from '#server/modules/access/access.ts';
import type { Cell } from '#server/platform/tables/spreadsheet-text.ts';
import { draftsOfProducts } from '../writing/draft-of-product.ts';

/** Most products of one file, the newest of the shop. */
const FILE_PRODUCTS = 10_000;

const OWN_COLUMNS = LIST_COLUMN_IDS.filter(
  (column) => column !== 'group' && !PARENT_COLUMNS.includes(column),
);

/** The heading of our own file, by which it is known when it comes back. */
export const OWN_HEADING: readonly string[] = OWN_COLUMNS.map((column) => {
  const [name] = LIST_COLUMNS[column];
  return name === 'cod' ? 'COD' : name.replace(/^./, (first) => first.toUpperCase());
});

/** Takes the products of a shop out as rows of a file, which is a line of the audit log (P-GOODS-23). */
export const exportProducts = defineCommand({
  name: 'product.export',
  permission: 'stock.write',
  input: z.object({ sellerId: z.int().positive() }),
  subjects: async (_tx, { sellerId }, by) =>
    by.kind === 'member' && by.scope.desk === 'selling' && by.scope.sellerId !== sellerId
      ? null
      : [{ kind: 'seller', id: String(sellerId), sellerId }],
  async run(tx, { subject: { sellerId } }): Promise<Result<Done<Cell[][]>, never>> {
    const ids = await tx<{ id: number }>(sql`
      select id from products where seller_id = ${sellerId} and state in ('listed', 'hidden', 'review')
      order by id desc limit ${FILE_PRODUCTS}`);
    const places = await tx<{ id: number; slug: string }>(sql`select id, slug from subcategories`);
    const slugs = new Map(places.map(({ id, slug }) => [String(id), slug]));
    const drafts = await draftsOfProducts(
      tx,
      sellerId,
      ids.map(({ id }) => id),
    );
    const rows = [...drafts].flatMap(([id, draft]) => rowsOf(id, draft, slugs.get(draft.subcategory) ?? ''));
    return { ok: true, value: { value: rows, after: { products: drafts.size } } };
  },
});

/** One row for each choice; what belongs to the product stands in the first. */
function rowsOf(id: number, draft: ProductDraft, place: string): Cell[][] {
  const whole: Partial<Record<ListColumn, Cell>> = {
    name: draft.name,
    place,
    description: draft.description,
    length: numberOf(draft.length),
    width: numberOf(draft.width),
    height: numberOf(draft.height),
    photos: draft.pictures.map(({ address }) => address).join('|'),
    specifications: draft.specifications.map(({ key, value }) => `${key}: ${value}`).join('\n'),
    freeShipping: draft.isFreeShipping ? 'ya' : 'tidak',
    cod: draft.allowsCod ? 'ya' : 'tidak',
  };
  return draft.choices.map(({ options, price, stock, weight, picture }, place) => {
    const own: Partial<Record<ListColumn, Cell>> = {
      id,
      price: numberOf(price),
      seenPrice: numberOf(price),
      stock: numberOf(stock),
      seenStock: numberOf(stock),
      weight: numberOf(weight),
      photo: picture,
    };
    for (const [at, [variant, option]] of VARIANTS.entries()) {
      own[variant] = draft.variants[at]?.name;
      own[option] = options[at];
    }
    return OWN_COLUMNS.map((column) => own[column] ?? (place === 0 ? whole[column] : null));
  });
}

const VARIANTS = [
  ['variant1', 'option1'],
  ['variant2', 'option2'],
  ['variant3', 'option3'],
] as const;

const numberOf = (text: string): Cell => (text === '' ? null : Number(text));
