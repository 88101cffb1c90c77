import { randomUUID } from 'node:crypto';
import { type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import { productSlug } from '#db/product-slug.ts';
import { products } from '#db/schema/catalogue.ts';
import { type ProductFault, planProduct, type WantedProduct } from '#domain/catalogue/plan-product.ts';
import type { ProductDraft } from '#domain/catalogue/product-draft.ts';
import type { ProductState } from '#domain/catalogue/product-state.ts';
import { COD_TAG_ID } from '#domain/catalogue/tags.ts';
import { opaque } from '#domain/forms/typed-text.ts';
import { isUuid } from '#domain/is-uuid.ts';
import type { Result } from '#domain/result.ts';
import { type Done, defineCommand, inShopOf, type Subject } from '#server/modules/access/access.ts';
import { lockStock } from '#server/modules/stock/stock.ts';
import { hasFact } from '#server/platform/database/facts.ts';
import type { Tx } from '#server/platform/database/transactions.ts';
import { planSkus, type SkuPlan } from '../import/plan-skus.ts';
import { type ExistingProduct, readProducts } from '../import/shop-facts.ts';
import { writeDerivedTags } from '../import/write-product.ts';
import { writeSkus } from '../import/write-skus.ts';
import { keepPromotedShipping } from '../promotions/move-promotions.ts';

/** Why a draft was not published. Nothing was changed. */
export type PublishRefusal =
  | { code: 'product_faults'; faults: ProductFault[] }
  /** Somebody saved the draft meanwhile. */
  | { code: 'draft_stale' };

/** What became of a draft. */
export interface Published {
  productId: number;
  name: string;
  state: ProductState;
}

/** Products of a new shop that the operator looks at first (P-GOODS-6). */
const REVIEWED_FIRST = 3;

/** Days after which what tells a first product from others may change without a look. */
const REVIEWED_DAYS = 30;

const MAX_ID = 36;
const publishInput = z.object({
  draft: opaque(MAX_ID),
  /** The version that was seen. */
  version: z.int().nonnegative(),
});

interface DraftSubject extends Subject {
  productId: number;
  isNew: boolean;
  sellerId: number;
  body: ProductDraft;
  version: number;
}

/** Locks a draft of the actor's shop, and names the product that it becomes. */
async function lockDraft(
  tx: Tx,
  { draft }: z.infer<typeof publishInput>,
  by: Parameters<typeof inShopOf>[0],
): Promise<DraftSubject[] | null> {
  if (!isUuid(draft)) return null;
  const [row] = await tx<Omit<DraftSubject, 'kind' | 'id'>>(sql`
    select coalesce(d.product_id, nextval(pg_get_serial_sequence('products', 'id')))::int as "productId",
      d.product_id is null as "isNew", d.seller_id as "sellerId", d.body, d.version
    from product_drafts d where d.id = ${draft} and ${inShopOf(by, sql`d.seller_id`)} for update`);
  return row ? [Object.assign(row, { kind: 'product', id: String(row.productId) })] : null;
}

/** Makes a shop's draft the product that shoppers see (P-GOODS-4 to P-GOODS-6). */
export const publishProduct = defineCommand({
  name: 'product.publish',
  permission: 'products.write',
  input: publishInput,
  subjects: lockDraft,
  async run(tx, { subject, input }): Promise<Result<Done<Published>, PublishRefusal>> {
    const { productId, isNew, sellerId, body, version } = subject;
    if (version !== input.version) return { ok: false, error: { code: 'draft_stale' } };
    const { product, faults } = planProduct(body, await specificationsOf(tx, productId));
    const written = await writeWanted(tx, { productId, isNew, sellerId, product, faults });
    if (!written.ok) return { ok: false, error: { code: 'product_faults', faults: written.error } };
    await tx(sql`delete from product_drafts where id = ${input.draft}`);
    const state = written.value;
    const value = { productId, name: product.name, state };
    return { ok: true, value: { value, after: { state, isNew } } };
  },
});

/** What a product shall become. */
interface Wanted {
  productId: number;
  isNew: boolean;
  sellerId: number;
  product: WantedProduct;
  /** Why it cannot; then nothing is written. */
  faults: readonly ProductFault[];
  /** The state of a new product that the operator need not look at first. */
  begins?: 'listed' | 'hidden';
}

/** Writes a product with its choices; the caller has locked what names it. @returns its state, or every fault */
export async function writeWanted(
  tx: Tx,
  { productId, isNew, sellerId, product, faults: known, begins = 'listed' }: Wanted,
): Promise<Result<ProductState, ProductFault[]>> {
  const faults = [...known];
  const categoryId = await categoryOf(tx, product.subcategoryId);
  if (categoryId === null && product.subcategoryId > 0)
    faults.push({ field: 'subcategory', code: 'required' });
  if (faults.length > 0 || categoryId === null) return { ok: false, error: faults };
  const plan = await planChoices(tx, { productId, product });
  const gone = shortStock(plan);
  if (gone.length > 0) return { ok: false, error: gone };
  const now = await tx.now();
  const values = valuesOf(product, { categoryId, now });
  const { allowsCod } = product;
  const tagIds = allowsCod ? [COD_TAG_ID] : [];
  const state = isNew
    ? await insertProduct(tx, { productId, sellerId, plan, values, tagIds, begins, now })
    : await updateProduct(tx, productId, Object.assign({ tagIds: withCod(allowsCod) }, values));
  const runId = randomUUID();
  await writeSkus(tx.drizzle, productId, { plan, addressOf: (address) => address, now, runId });
  await writeDerivedTags(tx.drizzle, [productId]);
  await keepPromotedShipping(tx, productId);
  return { ok: true, value: state };
}

/** The specifications that a product has by now; none of a new one. */
async function specificationsOf(tx: Tx, productId: number): Promise<ProductDraft['specifications']> {
  const [row] = await tx<{ specifications: ProductDraft['specifications'] }>(
    sql`select specifications from products where id = ${productId}`,
  );
  return row?.specifications ?? [];
}

async function categoryOf(tx: Tx, subcategoryId: number): Promise<number | null> {
  const [found] = await tx<{ categoryId: number }>(sql`
    select category_id as "categoryId" from subcategories where id = ${subcategoryId}`);
  return found?.categoryId ?? null;
}

/** What becomes of the choices: prices and stocks that nobody touched in the draft stay as they are by now. */
async function planChoices(
  tx: Tx,
  { productId, product }: { productId: number; product: WantedProduct },
): Promise<SkuPlan> {
  await lockStock(tx, [productId]);
  // After the stock, as at the end of a checkout, and before its choices, as promotions do: no price changes meanwhile.
  await tx(sql`select from products where id = ${productId} for no key update`);
  const existing = (await readProducts(tx.drizzle, [productId])).get(productId);
  const size = isSameSize(product.size, existing) ? null : product.size;
  const sides = size && { length_cm: size.lengthCm, width_cm: size.widthCm, height_cm: size.heightCm };
  const choices = product.choices.map(
    ({ options, price, originalPrice, weightGrams, stock, picture, seen }, row) =>
      Object.assign(
        {
          row,
          id: productId,
          options,
          weight_grams: weightGrams,
          stock,
          image: picture === null ? [] : [picture],
        },
        seen && { stock_seen: seen.stock },
        seen?.price !== price && { price, original_price: originalPrice },
        sides,
      ),
  );
  const own = { row: 0, id: productId, variants: product.variants };
  return planSkus({ id: productId, own, choices }, existing);
}

/** Whether the size is the one that the draft began with: then each choice keeps its own. */
function isSameSize(size: WantedProduct['size'], existing: ExistingProduct | undefined): boolean {
  const first = existing?.skus.find(({ isArchived }) => !isArchived);
  return (
    first?.lengthCm === size?.lengthCm &&
    first?.widthCm === size?.widthCm &&
    first?.heightCm === size?.heightCm
  );
}

/** The choices of which more pieces are taken off than are left, after sales meanwhile. */
function shortStock({ skus }: SkuPlan): ProductFault[] {
  const faults: ProductFault[] = [];
  for (const { known, stock, row } of skus) {
    if (!known || !stock || 'to' in stock || known.stock + stock.by >= 0) continue;
    faults.push({ field: `stock-${row}`, code: 'stock_gone' });
  }
  return faults;
}

type ProductValues = ReturnType<typeof valuesOf>;

function valuesOf(product: WantedProduct, { categoryId, now }: { categoryId: number; now: Date }) {
  const { name, description, shortDescription, specifications, images, imageTexts, variants } = product;
  const [imageUrl = ''] = images;
  return {
    name,
    slug: productSlug(name),
    shortDescription,
    description,
    specifications,
    imageUrl,
    images,
    imageTexts,
    isFreeShipping: product.isFreeShipping,
    notReturnable: product.notReturnable,
    variants,
    categoryId,
    subcategoryId: product.subcategoryId,
    weightGrams: product.choices[0]?.weightGrams ?? 1,
    updatedAt: now,
  };
}

/** The tags of a product with that of cash on delivery, or without it. */
const withCod = (allowsCod: boolean) => sql<number[]>`(
  select coalesce(array_agg(tag order by tag), '{}') from (
    select unnest(products.tag_ids) as tag except select ${COD_TAG_ID}::integer
    union select ${COD_TAG_ID}::integer where ${allowsCod}) tags)`;

/** A new product; in a shop the first ones of a seller wait for the operator, a demo shows all at once. */
async function insertProduct(
  tx: Tx,
  given: {
    productId: number;
    sellerId: number;
    plan: SkuPlan;
    values: ProductValues;
    tagIds: number[];
    begins: 'listed' | 'hidden';
    now: Date;
  },
): Promise<ProductState> {
  const { productId, sellerId, plan, values, tagIds, begins, now } = given;
  const [seller] = await tx<{ location: string; isReviewed: boolean }>(sql`
    select location, not ${hasFact('demo', 'on')} and (
      select count(*) from products p where p.seller_id = s.id and p.state <> 'review') < ${REVIEWED_FIRST} as "isReviewed"
    from sellers s where s.id = ${sellerId}`);
  if (!seller) throw new Error(`A draft of the unknown seller ${sellerId}`);
  const state = seller.isReviewed ? 'review' : begins;
  const { price = 1, originalPrice = price } = plan.skus[0] ?? {};
  const { location } = seller;
  // Triggers replace the price by that of the cheapest choice as soon as that is written.
  const row = {
    id: productId,
    sellerId,
    state,
    location,
    price,
    originalPrice,
    discount: 0,
    tagIds,
    createdAt: now,
  } as const;
  await tx.drizzle.insert(products).values({ ...row, ...values });
  return state;
}

/**
 * The state of a product `products` whose changes are published. A blocked one waits for the operator again, and so does one of
 * the first of a seller whose name, category or main photo changes soon after; a demo reviews nothing but what was blocked.
 */
const stateWith = ({ name, categoryId, imageUrl, updatedAt }: ProductValues) => sql<ProductState>`case
  when state = 'blocked' then 'review'
  when state = 'listed' and not ${hasFact('demo', 'on')}
    and (name, category_id, image_url) is distinct from (${name}, ${categoryId}::integer, ${imageUrl})
    and created_at > ${updatedAt.toISOString()}::timestamptz - make_interval(days => ${REVIEWED_DAYS})
    and (select count(*) from products b where b.seller_id = products.seller_id and b.id <= products.id) <= ${REVIEWED_FIRST}
    then 'review'
  else state end`;

async function updateProduct(
  tx: Tx,
  productId: number,
  values: ProductValues & { tagIds: SQL<number[]> },
): Promise<ProductState> {
  const [updated] = await tx.drizzle
    .update(products)
    .set(Object.assign({ state: stateWith(values), stateReason: null }, values))
    .where(sql`id = ${productId}`)
    .returning({ state: products.state });
  if (!updated) throw new Error(`The product ${productId} of a draft is gone`);
  return updated.state;
}
